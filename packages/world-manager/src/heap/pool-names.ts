/** The pools that the manager puts on the heap stack or takes out of the Sector Pool, as the original registers them. */
export const GLOBAL_MEMORY = 'Global Memory'
export const LUA_POOL = 'Level Dynamic & LUA Pool'
export const SECTOR_POOL = 'Sector Pool'
export const SECOND_SECTOR_POOL = 'Sector Pool 2'
export const GLOBAL_DATA_POOL = 'Global Data Pool'
export const WORLD_LEVEL_POOL = 'World Level Pool'
