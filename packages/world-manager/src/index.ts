export type { LargestFree } from './accessors/sector-pool.ts'
export { PoolBudget } from './budget/pool-budget.ts'
export type { Reservation } from './budget/reservation.ts'
export type { Room } from './budget/room.ts'
export type { WorldRoom } from './budget/world-room.ts'
export {
  FILE_NAME_LENGTH,
  GLOBAL_DATA_FILE,
  GLOBAL_HEAP_MARGIN,
  GLOBAL_POOL_PERCENT,
  LEVEL_POOL_FLOOR,
  LEVEL_POOL_PERCENT,
  LOAD_PRIORITY,
  SECOND_POOL_FLOOR,
  SECTOR_POOL_BYTES,
  WORLD_NAME_LENGTH,
} from './constants.ts'
export { createWorldManager } from './construct/create-world-manager.ts'
export type { WorldManagerOptions } from './construct/world-manager-options.ts'
export { HeapStack } from './heap/heap-stack.ts'
export {
  GLOBAL_DATA_POOL,
  GLOBAL_MEMORY,
  LUA_POOL,
  SECOND_SECTOR_POOL,
  SECTOR_POOL,
  WORLD_LEVEL_POOL,
} from './heap/pool-names.ts'
export type { Eventually } from './interfaces/eventually.ts'
export type { GameFiles } from './interfaces/game-files.ts'
export type { CancelSignal, LevelLoader } from './interfaces/level-loader.ts'
export type { ManagedWater } from './interfaces/managed-water.ts'
export type { ManagedWorld, WorldManifest } from './interfaces/managed-world.ts'
export type { HeldWorld, LevelParts, ManagerState } from './manager-state.ts'
export { readWorldManifest } from './manifest/read-world-manifest.ts'
export type { PartSize, SizedManifest } from './manifest/sized-manifest.ts'
export { writeWorldManifest } from './manifest/write-world-manifest.ts'
export { createSectorPools, type SectorPools } from './pools/create-sector-pools.ts'
export { globalDataPoolBytes } from './pools/global-data-pool-bytes.ts'
export { secondSectorPoolBytes, sectorPoolBytes } from './pools/sector-pool-bytes.ts'
export { worldLevelPoolBytes } from './pools/world-level-pool-bytes.ts'
export type { WorldManager } from './world-manager.ts'
export { WorldManagerError, type WorldManagerErrorCode } from './world-manager-error.ts'
