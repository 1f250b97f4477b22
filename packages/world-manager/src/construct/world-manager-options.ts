import type { PoolBudget } from '../budget/pool-budget.ts'
import type { HeapStack } from '../heap/heap-stack.ts'
import type { GameFiles } from '../interfaces/game-files.ts'
import type { LevelLoader } from '../interfaces/level-loader.ts'
import type { ManagedWorld, WorldManifest } from '../interfaces/managed-world.ts'

/** What a manager is made of. */
export interface WorldManagerOptions<
  World extends ManagedWorld = ManagedWorld,
  Level extends object = object,
  Manifest extends WorldManifest = WorldManifest,
> {
  /** The Sector Pool. */
  readonly budget: PoolBudget
  /** What says which files there are, and how large. */
  readonly files: GameFiles
  /** What reads files and ends what came out of them. */
  readonly loader: LevelLoader<World, Level, Manifest>
  /** By default a new one, with nothing but the global heap. */
  readonly heapStack?: HeapStack
  /** The world name in the record of a level, without `s` or `d`. By default the name of the level. */
  readonly worldName?: (level: string) => string
  /** Called before anything is unloaded: let the renderer finish what it holds. */
  readonly flush?: () => void
}
