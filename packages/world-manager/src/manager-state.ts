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
  readonly world: World
  readonly room: WorldRoom
}

/** What a load makes and an unload ends. */
export interface LevelParts<World extends ManagedWorld, Level extends object> {
  levelPool: Reservation | undefined
  solidWorld: HeldWorld<World> | undefined
  dWorld: HeldWorld<World> | undefined
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
  readonly budget: PoolBudget
  readonly heapStack: HeapStack
  readonly files: GameFiles
  readonly loader: LevelLoader<World, Level, Manifest>
  /** The world name in the record of a level, without `s` or `d`. */
  readonly worldName: (level: string) => string
  /** Called before anything is unloaded. */
  readonly flush: () => void
  readonly packs: string[]
  parts: LevelParts<World, Level>
  water: ManagedWater | undefined
  loadPriority: number
  nothingMoreToLoad: boolean
  preloading: boolean
  /** A load or an unload is going on. */
  busy: boolean
}
