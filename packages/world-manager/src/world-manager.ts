import { sectorPool, type LargestFree } from './accessors/sector-pool.ts'
import { solidWorld } from './accessors/solid-world.ts'
import type { PoolBudget } from './budget/pool-budget.ts'
import type { HeapStack } from './heap/heap-stack.ts'
import type { CancelSignal } from './interfaces/level-loader.ts'
import type { ManagedWater } from './interfaces/managed-water.ts'
import type { ManagedWorld, WorldManifest } from './interfaces/managed-world.ts'
import { loadLevel } from './load/load-level.ts'
import type { ManagerState } from './manager-state.ts'
import { queuePack } from './packs/queue-pack.ts'
import { setLoadPriority } from './priority/set-load-priority.ts'
import { unloadLevel } from './unload/unload-level.ts'
import { resetVisibility } from './visibility/reset-visibility.ts'

/** Loads levels and unloads them, one at a time, and keeps the books of the Sector Pool. Made by `createWorldManager`. */
export class WorldManager<
  World extends ManagedWorld = ManagedWorld,
  Level extends object = object,
  Manifest extends WorldManifest = WorldManifest,
> {
  readonly #state: ManagerState<World, Level, Manifest>

  constructor(state: ManagerState<World, Level, Manifest>) {
    this.#state = state
  }

  /** The s world of a level with two, or the only world; `undefined` without one. */
  get solidWorld(): World | undefined {
    return solidWorld(this.#state)
  }

  /** The d world of a level with two. */
  get dWorld(): World | undefined {
    return this.#state.parts.dWorld?.world
  }

  /** What the level file became; it may outlive the worlds. */
  get level(): Level | undefined {
    return this.#state.parts.level
  }

  /** Whether a load or an unload is going on. */
  get isBusy(): boolean {
    return this.#state.busy
  }

  /** The pools that the original would allocate from, and which on top. */
  get heapStack(): HeapStack {
    return this.#state.heapStack
  }

  /** What the distances of resources are multiplied by, a float32; 0 before the first level. */
  get loadPriority(): number {
    return this.#state.loadPriority
  }

  /** The packs that wait to be loaded, the first one first. */
  get packs(): readonly string[] {
    return this.#state.packs
  }

  /** The water effect of the level. Whoever makes one puts it here; an unload ends it. */
  get water(): ManagedWater | undefined {
    return this.#state.water
  }

  /** Puts a water effect in its place. */
  set water(water: ManagedWater | undefined) {
    this.#state.water = water
  }

  /** Whether streaming found nothing more to load. Whoever streams sets it; `resetVisibility` clears it. */
  get nothingMoreToLoad(): boolean {
    return this.#state.nothingMoreToLoad
  }

  /** Sets the latch. */
  set nothingMoreToLoad(nothing: boolean) {
    this.#state.nothingMoreToLoad = nothing
  }

  /** Whether a preload is running. The manager only keeps it. */
  get preloading(): boolean {
    return this.#state.preloading
  }

  /** Says whether a preload is running. */
  set preloading(preloading: boolean) {
    this.#state.preloading = preloading
  }

  /**
   * Loads `<name>.lev` and, unless `headerOnly`, its worlds.
   *
   * Rejects with a `WorldManagerError` (`NotFound`, `NoRoom`, `AlreadyLoaded`, `Busy`, `Cancelled`, `Invalid`) or with
   * what the loader threw; then everything is as it was before. `signal` is looked at between two files.
   */
  loadLevel(name: string, headerOnly: boolean = false, signal?: CancelSignal): Promise<void> {
    return loadLevel(this.#state, name, headerOnly, signal)
  }

  /**
   * Unloads the worlds and the water, and the level file too unless `keepLevelFile`.
   *
   * Does no harm when nothing is loaded. Throws a `WorldManagerError` (`Busy`) while a level is being loaded: call the
   * load off first. Throws the first error that a world, the water or the level threw, after all of them are gone.
   */
  unload(keepLevelFile: boolean = false): void {
    unloadLevel(this.#state, keepLevelFile)
  }

  /** Forgets what was visible in both worlds, and that there was nothing more to load. */
  resetVisibility(): void {
    resetVisibility(this.#state)
  }

  /** Puts a pack at the end of the queue. The same one can be there many times. */
  queuePack(name: string): void {
    queuePack(this.#state, name)
  }

  /** Takes the first pack out of the queue, or answers `undefined` when there is none. */
  takePack(): string | undefined {
    return this.#state.packs.shift()
  }

  /** Sets the load priority, whatever it is; rounded to float32. */
  setLoadPriority(scale: number): void {
    setLoadPriority(this.#state, scale)
  }

  /** The Sector Pool. How many bytes of it are free is written into `out`, if that is given. */
  sectorPool(out?: LargestFree): PoolBudget {
    return sectorPool(this.#state, out)
  }
}
