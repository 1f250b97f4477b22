/**
 * The marks that instrumented modules set when a function is entered: each tagged one its own, all others of the module
 * one together.
 *
 * A mark is a variable of the module that holds the function, set by a plain store: the cheapest form that was
 * measured (a store is lost in the noise, `Set.add` costs 5 ns a call). The variables are `var`s without an initialiser, so that a
 * function called in an import cycle, before its module has run, can set its mark too. Each module adds itself
 * to a list of the global object, whichever copy of this file reads it.
 */
export interface MarkedModule {
  /** The folder of the package. */
  readonly folder: string
  readonly keys: readonly string[]
  /** The marks, in the order of the keys, and behind them the one of all other functions: 1 or `undefined`. */
  readonly read: () => readonly unknown[]
  readonly clear: () => void
}

/** Name of the list in `Symbol.for`. */
export const MARKS = '@coney/litspec/marks'

const modules: MarkedModule[] = ((globalThis as unknown as Record<symbol, MarkedModule[] | undefined>)[
  Symbol.for(MARKS)
] ??= [])

/** Forgets what ran. */
export function clearMarks(): void {
  for (const module of modules) module.clear()
}

/** Forgets all modules: those that add themselves from now on are all there are. */
export function forgetModules(): void {
  modules.length = 0
}

/** What ran since the marks were cleared. */
export interface Marks {
  /** Keys of the tagged functions that ran, sorted. */
  readonly ran: readonly string[]
  /** Folders of the packages of which any function ran, sorted. */
  readonly entered: readonly string[]
}

export function readMarks(): Marks {
  const ran = new Set<string>()
  const entered = new Set<string>()
  for (const { folder, keys, read } of modules) {
    for (const [index, mark] of read().entries()) {
      if (mark !== 1) continue
      entered.add(folder)
      const key = keys[index]
      if (key !== undefined) ran.add(key)
    }
  }
  return { ran: [...ran].sort(), entered: [...entered].sort() }
}
