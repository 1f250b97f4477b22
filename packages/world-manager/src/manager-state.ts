import type { PoolBudget } from './budget/pool-budget.ts'
import type { Reservation } from './budget/reservation.ts'
import type { WorldRoom } from './budget/world-room.ts'
import type { HeapStack } from './heap/heap-stack.ts'
import type { GameFiles } from './interfaces/game-files.ts'
import type { LevelLoader } from './interfaces/level-loader.ts'
import type { ManagedWater } from './interfaces/managed-water.ts'
import type { ManagedWorld, WorldManifest } from './interfaces/managed-world.ts'

/** A world, and what it holds of the Sector Pool. */
export interface HeldWorld<World extends ManagedWorld> {
  /** What the loader read. */
  readonly world: World
  /** What the world and its parts hold; closing it gives that back. */
  readonly room: WorldRoom
}

/** What a load makes and an unload ends. */
export interface LevelParts<World extends ManagedWorld, Level extends object> {
  /** The World Level Pool, which is there as long as the level file is loaded. */
  levelPool: Reservation | undefined
  /** The s world, or the only one; none when only the level file is loaded. */
  solidWorld: HeldWorld<World> | undefined
  /** The d world of a level with two. */
  dWorld: HeldWorld<World> | undefined
  /** What the level file became. */
  level: Level | undefined
}

/** The parts of no level. */
export function createParts<World extends ManagedWorld, Level extends object>(): LevelParts<World, Level> {
  return { levelPool: undefined, solidWorld: undefined, dWorld: undefined, level: undefined }
}

/** All that the manager holds. */
export interface ManagerState<
  World extends ManagedWorld = ManagedWorld,
  Level extends object = object,
  Manifest extends WorldManifest = WorldManifest,
> {
  /** The Sector Pool. */
  readonly budget: PoolBudget
  /** The pools that the original would allocate from, and which is on top. */
  readonly heapStack: HeapStack
  /** What says which files there are, and how large. */
  readonly files: GameFiles
  /** What reads files and ends what came out of them. */
  readonly loader: LevelLoader<World, Level, Manifest>
  /** The world name in the record of a level, without `s` or `d`. */
  readonly worldName: (level: string) => string
  /** Called before anything is unloaded. */
  readonly flush: () => void
  /** The packs that wait to be loaded, the first one first. */
  readonly packs: string[]
  /** What the last load made, as far as no unload has ended it. */
  parts: LevelParts<World, Level>
  /** The water effect of the level, if it has one. */
  water: ManagedWater | undefined
  /** What the distances of resources are multiplied by, a float32. */
  loadPriority: number
  /** Whether streaming found nothing more to load. */
  nothingMoreToLoad: boolean
  /** Whether a preload is running. */
  preloading: boolean
  /** A load or an unload is going on. */
  busy: boolean
}
