import { CAPACITY, FILES, HEAPS, LEVEL_POOLS } from './files.ts'

export interface ModelWorld {
  readonly name: string
  open: boolean
  marked: boolean
}

interface Taken {
  readonly name: string
  readonly bytes: number
  /** The number of the world whose it is. */
  readonly world: number | undefined
  /** Told apart by this, since names repeat. */
  readonly id: string
}

interface Load {
  readonly name: string
  readonly headerOnly: boolean
  waitsFor: string
  calledOff: boolean
}

/** What a manager must be after every step, put as plainly as it goes: lists, searched from one end to the other. */
export class Model {
  taken: Taken[] = [{ name: 'Global Data Pool', bytes: 1010, world: undefined, id: 'global' }]
  stack = ['Global Memory']
  worlds: ModelWorld[] = []
  load: Load | undefined
  /** How the last load ended: the code of its error, or `ok`. */
  outcome: string | undefined
  level: string | undefined
  solid: number | undefined
  d: number | undefined
  water = false
  packs: string[] = []
  latch = false
  priority = 0
  readonly #see: (what: string) => void

  /** `see` is told what happens, so that a test knows that it does. */
  constructor(see: (what: string) => void) {
    this.#see = see
  }

  see(what: string): void {
    this.#see(what)
  }

  used(): number {
    return this.taken.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  take(id: string, name: string, bytes: number, world?: number): boolean {
    if (this.used() + bytes > CAPACITY) return false
    this.taken.push({ id, name, bytes, world })
    return true
  }

  give(id: string): void {
    this.taken = this.taken.filter((one) => one.id !== id)
  }

  hasLevelPool(): boolean {
    return this.taken.some(({ id }) => id === 'level')
  }

  begin(name: string, headerOnly: boolean): void {
    this.load = { name, headerOnly, waitsFor: `size ${name}.lev`, calledOff: false }
  }

  /** One file is read. */
  advance(): void {
    const load = this.load!
    const [kind, name] = load.waitsFor.split(' ') as [string, string]
    if (kind === 'size' && !FILES.has(name)) return this.fail('NotFound')
    if (kind === 'manifest' && !HEAPS.has(name)) return this.fail('NotFound')
    if (load.calledOff) return this.fail('Cancelled')
    if (kind === 'size') return this.#sized(load, name)
    if (kind === 'has') return this.#want(load, `manifest ${HEAPS.has(`${load.name}s`) ? `${load.name}s` : load.name}`)
    if (kind === 'manifest') return this.#charge(load, name)
    if (kind === 'world')
      return this.#want(load, name === `${load.name}s` ? `manifest ${load.name}d` : `level ${load.name}`)
    this.#finish(load)
  }

  #sized(load: Load, file: string): void {
    if (!this.take('level', 'World Level Pool', LEVEL_POOLS.get(file)!)) return this.fail('NoRoom')
    this.stack.push('Level Dynamic & LUA Pool')
    this.#want(load, load.headerOnly ? `level ${load.name}` : `has ${load.name}s_sec.wld`)
  }

  #charge(load: Load, world: string): void {
    const number = this.worlds.length
    if (!this.take(`world ${number}`, world, HEAPS.get(world)!, number)) return this.fail('NoRoom')
    this.worlds.push({ name: world, open: true, marked: false })
    this.#want(load, `world ${world}`)
  }

  #want(load: Load, what: string): void {
    if (what.startsWith('level ')) this.stack.push('World Level Pool')
    load.waitsFor = what
  }

  #finish({ name, headerOnly }: Load): void {
    this.stack.pop()
    this.level = name
    if (!headerOnly) {
      const open = this.worlds.flatMap((world, number) => (world.open ? [number] : []))
      this.solid = open[0]
      this.d = open[1]
    }
    this.priority = Math.fround(0.001)
    this.see(`load: ${headerOnly ? 'header' : this.d === undefined ? 'one world' : 'two worlds'}`)
    this.load = undefined
    this.outcome = 'ok'
  }

  /** What the load had by now goes, and nothing else. */
  fail(code: string): void {
    this.see(`load: ${code} at ${this.load!.waitsFor.split(' ')[0]}`)
    this.#closeWorlds()
    this.give('level')
    this.stack = ['Global Memory']
    this.load = undefined
    this.outcome = code
  }

  /** Answers what was ended. */
  unload(keep: boolean): string[] {
    const ended = ['flush']
    if (this.solid !== undefined) ended.push('unload s')
    if (this.d !== undefined) ended.push('unload d')
    if (this.water) ended.push('water')
    this.#closeWorlds()
    this.solid = undefined
    this.d = undefined
    this.water = false
    if (!keep && this.hasLevelPool()) {
      ended.push('release', 'path data')
      this.give('level')
      this.level = undefined
      this.stack = ['Global Memory']
    }
    return ended
  }

  #closeWorlds(): void {
    if (this.taken.some(({ id }) => id.startsWith('part '))) this.see('worlds end: with parts')
    this.taken = this.taken.filter(({ world }) => world === undefined)
    for (const world of this.worlds) world.open = false
  }
}
