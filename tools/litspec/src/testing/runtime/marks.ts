/**
 * The marks that instrumented modules set when a tagged function is entered.
 *
 * A mark is a variable of the module that holds the function, set by a plain store: the cheapest form that was
 * measured (a store is lost in the noise, `Set.add` costs 5 ns a call). The variables are `var`s without an initialiser, so that a
 * function called in an import cycle, before its module has run, can set its mark too. Each module adds itself
 * to a list of the global object, whichever copy of this file reads it.
 */
export interface MarkedModule {
  readonly keys: readonly string[]
  /** The marks, in the order of the keys: 1 or `undefined`. */
  read(): readonly unknown[]
  clear(): void
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

/** Keys of the functions that ran since the marks were cleared, sorted. */
export function readMarks(): string[] {
  const ran = modules.flatMap((module) => {
    const marks = module.read()
    return module.keys.filter((_, index) => marks[index] === 1)
  })
  return [...new Set(ran)].sort()
}
