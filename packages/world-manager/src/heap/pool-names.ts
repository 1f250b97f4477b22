/** The name of the heap that the pools of sectors are taken from. */
export const GLOBAL_MEMORY = 'Global Memory'

/** The name of the pool of what levels and scripts allocate while they run. */
export const LUA_POOL = 'Level Dynamic & LUA Pool'

/** The name of the pool that worlds, their parts and level files share. */
export const SECTOR_POOL = 'Sector Pool'

/** The name of the second pool of sectors. */
export const SECOND_SECTOR_POOL = 'Sector Pool 2'

/** The name of the pool of the global data, which is taken out of the Sector Pool for good. */
export const GLOBAL_DATA_POOL = 'Global Data Pool'

/** The name of the pool of a level file, which is taken out of the Sector Pool while its level is there. */
export const WORLD_LEVEL_POOL = 'World Level Pool'
