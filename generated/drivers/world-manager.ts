// Written by `litspec generate` from spec/units/world-manager.md: change that file, not this one.

export type Refusal = 'NotFound' | 'Truncated' | 'NoRoom' | 'AlreadyLoaded' | 'Busy' | 'Cancelled' | 'Invalid'

export interface Pool {
  readonly name: string
  readonly bytes: number
}

export interface WorldLevelPoolBytesGivens {
  readonly size: number
}

export interface WorldLevelPoolBytesResult {
  readonly bytes: number
}

export interface GlobalDataPoolBytesGivens {
  readonly size: number
}

export interface GlobalDataPoolBytesResult {
  readonly bytes: number
}

export interface SectorPoolBytesGivens {
  readonly largestFree: number
}

export interface SectorPoolBytesResult {
  readonly bytes: number
}

export interface SecondSectorPoolBytesGivens {
  readonly largestFree: number
}

export interface SecondSectorPoolBytesResult {
  readonly bytes: number
}

export interface SectorPoolsGivens {
  readonly globalHeap: number
}

export interface SectorPoolsResult {
  readonly first: number
  readonly second: number
  readonly left: number
}

export interface BootGivens {
  readonly capacity: number
  readonly global: number | undefined
  readonly level: number
  readonly s: number | undefined
  readonly d: number | undefined
  readonly one: number | undefined
}

export interface FileGivens {
  readonly name: string
  readonly bytes: number
}

export interface WorldGivens {
  readonly name: string
  readonly heap: number
}

export interface RecordWorldGivens {
  readonly name: string
}

export interface SpoilGivens {
  readonly what: string
  readonly code: Refusal
}

export interface LoadLevelGivens {
  readonly name: string
  readonly headerOnly: boolean
}

export interface UnloadGivens {
  readonly keepLevelFile: boolean
}

export interface HoldGivens {
  readonly what: string
}

export interface BeginGivens {
  readonly name: string
  readonly headerOnly: boolean
}

export interface PushGivens {
  readonly pool: string
}

export interface PoolAtGivens {
  readonly what: string
}

export interface UsedAtGivens {
  readonly what: string
}

export interface RequestPartGivens {
  readonly world: string
  readonly part: number
  readonly bytes: number
}

export interface ReleasePartGivens {
  readonly world: string
  readonly part: number
}

export interface TakeBytesGivens {
  readonly name: string
  readonly bytes: number
}

export interface GiveBytesGivens {
  readonly name: string
}

export interface MarkGivens {
  readonly world: string
  readonly sectors: readonly number[]
}

export interface MarksGivens {
  readonly world: string
}

export interface SetLatchGivens {
  readonly set: boolean
}

export interface SetPreloadingGivens {
  readonly set: boolean
}

export interface SetLoadPriorityGivens {
  readonly scale: number
}

export interface QueuePackGivens {
  readonly name: string
}

/** What the cases of `The world manager` call; a fresh driver is made for each case. */
export interface WorldManagerDriver {
  /**
   * `worldLevelPoolBytes(size: u32) → bytes: u32`
   *
   * Checks:
   * - `world-manager/WorldManager_LoadLevel.level-floor`: Level floor
   * - `world-manager/WorldManager_LoadLevel.world-level-pool`: World Level Pool
   * - `world-manager/WorldManager_LoadLevel.level-arithmetic`: Level arithmetic
   */
  readonly worldLevelPoolBytes: (givens: WorldLevelPoolBytesGivens) => WorldLevelPoolBytesResult | Promise<WorldLevelPoolBytesResult>
  /**
   * `globalDataPoolBytes(size: u32) → bytes: u32`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.global-data-pool`: Global Data Pool
   * - `world-manager/WorldManager_Construct.global-arithmetic`: Global arithmetic
   */
  readonly globalDataPoolBytes: (givens: GlobalDataPoolBytesGivens) => GlobalDataPoolBytesResult | Promise<GlobalDataPoolBytesResult>
  /**
   * `sectorPoolBytes(largestFree: u32) → bytes: u32`
   *
   * Checks:
   * - `world-manager/WorldManager_CreatePools.sector-pool`: Sector Pool
   * - `world-manager/WorldManager_CreatePools.no-minimum`: No minimum
   * - `world-manager/Choices.too-little-memory`: Too little memory
   */
  readonly sectorPoolBytes: (givens: SectorPoolBytesGivens) => SectorPoolBytesResult | Promise<SectorPoolBytesResult>
  /**
   * `secondSectorPoolBytes(largestFree: u32) → bytes: u32`
   *
   * Checks:
   * - `world-manager/WorldManager_CreatePools.second-floor`: Second floor
   * - `world-manager/WorldManager_CreatePools.sector-pool-2`: Sector Pool 2
   */
  readonly secondSectorPoolBytes: (givens: SecondSectorPoolBytesGivens) => SecondSectorPoolBytesResult | Promise<SecondSectorPoolBytesResult>
  /**
   * `sectorPools(globalHeap: u32) → (first: u32, second: u32, left: u32)`
   *
   * Checks:
   * - `world-manager/WorldManager_CreatePools.retail-sizes`: Retail sizes
   * - `world-manager/WorldManager_CreatePools.sector-pool-2`: Sector Pool 2
   */
  readonly sectorPools: (givens: SectorPoolsGivens) => SectorPoolsResult | Promise<SectorPoolsResult>
  /**
   * `boot(capacity: u32 = 17217536, global: u32 | none = 635488, level: u32 = 300000, s: u32 | none = 485812, d: u32 | none = 265236, one: u32 | none = none)`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_Construct.under-its-pool`: Under its pool
   * - `world-manager/WorldManager_Construct.global-data-pool`: Global Data Pool
   * - `world-manager/WorldManager_Construct.for-good`: For good
   * - `world-manager/WorldManager_Unload.left-alone`: Left alone
   * - `world-manager/Choices.missing-file`: Missing file
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/WorldManager_LoadLevel.level-file-name`: Level file name
   * - `world-manager/WorldManager_LoadLevel.two-worlds`: Two worlds
   * - `world-manager/WorldManager_LoadLevel.manifest-then-world`: Manifest then world
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/Choices.world-name`: World name
   * - `world-manager/WorldManager_LoadLevel.one-world`: One world
   * - `world-manager/WorldManager_LoadLevel.header-only`: Header only
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/WorldManager_LoadLevel.charged-first`: Charged first
   * - `world-manager/WorldManager_LoadLevel.worlds-charged`: Worlds charged
   * - `world-manager/WorldManager_LoadLevel.worlds-of-the-record`: Worlds of the record
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/WorldManager_Unload.level-pool-back`: Level pool back
   * - `world-manager/Choices.level-cleared`: Level cleared
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/WorldManager_Unload.in-pairs`: In pairs
   * - `world-manager/WorldManager_Unload.flush-first`: Flush first
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.water`: Water
   * - `world-manager/WorldManager_Unload.level-released`: Level released
   * - `world-manager/WorldManager_Unload.path-data`: Path data
   * - `world-manager/WorldManager_Unload.under-the-lua-pool`: Under the Lua pool
   * - `world-manager/WorldManager_Unload.lua-pool-popped`: Lua pool popped
   * - `world-manager/Choices.nothing-to-unload`: Nothing to unload
   * - `world-manager/Choices.water-of-others`: Water of others
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/Choices.second-load`: Second load
   * - `world-manager/Choices.long-names`: Long names
   * - `world-manager/Choices.sizes`: Sizes
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/Choices.reservations`: Reservations
   * - `world-manager/Choices.largest-is-free`: Largest is free
   * - `world-manager/Choices.given-back-once`: Given back once
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   * - `world-manager/WorldManager_ResetVisibility.latch`: Latch
   * - `world-manager/WorldManager_ResetVisibility.marks-of-s`: Marks of s
   * - `world-manager/WorldManager_ResetVisibility.marks-of-d`: Marks of d
   * - `world-manager/Choices.no-world-to-reset`: No world to reset
   * - `world-manager/WorldManager_SetLoadPriority.as-it-is`: As it is
   * - `world-manager/WorldManager_LoadLevel.load-priority-set`: Load priority set
   * - `world-manager/Choices.priority-in-float32`: Priority in float32
   * - `world-manager/WorldManager_QueuePack.at-the-back`: At the back
   * - `world-manager/WorldManager_QueuePack.twice-is-two`: Twice is two
   * - `world-manager/Choices.taking-packs`: Taking packs
   * - `world-manager/WorldManager_QueuePack.no-limit`: No limit
   * - `world-manager/WorldManager_GetSolidWorld.the-s-world`: The s world
   * - `world-manager/WorldManager_GetSectorPool.whole-pool`: Whole pool
   * - `world-manager/WorldManager_GetSectorPool.largest-block`: Largest block
   * - `world-manager/Choices.bottom-of-the-stack`: Bottom of the stack
   */
  readonly boot: (givens: BootGivens) => void | Promise<void>
  /**
   * `file(name: text, bytes: f64)`
   *
   * Checks:
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/WorldManager_Unload.in-pairs`: In pairs
   * - `world-manager/Choices.sizes`: Sizes
   */
  readonly file: (givens: FileGivens) => void | Promise<void>
  /**
   * `world(name: text, heap: f64)`
   *
   * Checks:
   * - `world-manager/WorldManager_LoadLevel.worlds-of-the-record`: Worlds of the record
   * - `world-manager/WorldManager_LoadLevel.level-file-name`: Level file name
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/WorldManager_Unload.in-pairs`: In pairs
   * - `world-manager/Choices.long-names`: Long names
   * - `world-manager/Choices.sizes`: Sizes
   */
  readonly world: (givens: WorldGivens) => void | Promise<void>
  /**
   * `recordWorld(name: text)`
   *
   * Checks:
   * - `world-manager/WorldManager_LoadLevel.worlds-of-the-record`: Worlds of the record
   * - `world-manager/WorldManager_LoadLevel.level-file-name`: Level file name
   * - `world-manager/Choices.long-names`: Long names
   */
  readonly recordWorld: (givens: RecordWorldGivens) => void | Promise<void>
  /**
   * `spoil(what: text, code: Refusal)`
   *
   * Checks:
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   */
  readonly spoil: (givens: SpoilGivens) => void | Promise<void>
  /**
   * `loadLevel(name: text = "level1", headerOnly: bool = false)`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.for-good`: For good
   * - `world-manager/WorldManager_Unload.left-alone`: Left alone
   * - `world-manager/WorldManager_LoadLevel.level-file-name`: Level file name
   * - `world-manager/WorldManager_LoadLevel.two-worlds`: Two worlds
   * - `world-manager/WorldManager_LoadLevel.manifest-then-world`: Manifest then world
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/Choices.world-name`: World name
   * - `world-manager/WorldManager_LoadLevel.one-world`: One world
   * - `world-manager/WorldManager_LoadLevel.header-only`: Header only
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/WorldManager_LoadLevel.charged-first`: Charged first
   * - `world-manager/WorldManager_LoadLevel.worlds-charged`: Worlds charged
   * - `world-manager/WorldManager_LoadLevel.worlds-of-the-record`: Worlds of the record
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/WorldManager_Unload.level-pool-back`: Level pool back
   * - `world-manager/Choices.level-cleared`: Level cleared
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/WorldManager_Unload.in-pairs`: In pairs
   * - `world-manager/WorldManager_Unload.flush-first`: Flush first
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.water`: Water
   * - `world-manager/WorldManager_Unload.level-released`: Level released
   * - `world-manager/WorldManager_Unload.path-data`: Path data
   * - `world-manager/WorldManager_Unload.under-the-lua-pool`: Under the Lua pool
   * - `world-manager/WorldManager_Unload.lua-pool-popped`: Lua pool popped
   * - `world-manager/Choices.nothing-to-unload`: Nothing to unload
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.missing-file`: Missing file
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.second-load`: Second load
   * - `world-manager/Choices.long-names`: Long names
   * - `world-manager/Choices.sizes`: Sizes
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/Choices.given-back-once`: Given back once
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   * - `world-manager/WorldManager_ResetVisibility.latch`: Latch
   * - `world-manager/WorldManager_ResetVisibility.marks-of-s`: Marks of s
   * - `world-manager/WorldManager_ResetVisibility.marks-of-d`: Marks of d
   * - `world-manager/Choices.no-world-to-reset`: No world to reset
   * - `world-manager/WorldManager_SetLoadPriority.as-it-is`: As it is
   * - `world-manager/WorldManager_LoadLevel.load-priority-set`: Load priority set
   * - `world-manager/WorldManager_GetSolidWorld.the-s-world`: The s world
   * - `world-manager/WorldManager_GetSectorPool.whole-pool`: Whole pool
   * - `world-manager/WorldManager_GetSectorPool.largest-block`: Largest block
   * - `world-manager/Choices.largest-is-free`: Largest is free
   */
  readonly loadLevel: (givens: LoadLevelGivens) => void | Promise<void>
  /**
   * `unload(keepLevelFile: bool = false)`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.for-good`: For good
   * - `world-manager/WorldManager_Unload.left-alone`: Left alone
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/WorldManager_Unload.level-pool-back`: Level pool back
   * - `world-manager/Choices.level-cleared`: Level cleared
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/WorldManager_Unload.in-pairs`: In pairs
   * - `world-manager/WorldManager_Unload.flush-first`: Flush first
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.water`: Water
   * - `world-manager/WorldManager_Unload.level-released`: Level released
   * - `world-manager/WorldManager_Unload.path-data`: Path data
   * - `world-manager/WorldManager_Unload.under-the-lua-pool`: Under the Lua pool
   * - `world-manager/WorldManager_Unload.lua-pool-popped`: Lua pool popped
   * - `world-manager/Choices.nothing-to-unload`: Nothing to unload
   * - `world-manager/Choices.water-of-others`: Water of others
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/WorldManager_LoadLevel.worlds-charged`: Worlds charged
   * - `world-manager/Choices.second-load`: Second load
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   */
  readonly unload: (givens: UnloadGivens) => void | Promise<void>
  /**
   * `hold(what: text)`
   *
   * Checks:
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.reservations`: Reservations
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   */
  readonly hold: (givens: HoldGivens) => void | Promise<void>
  /**
   * `begin(name: text = "level1", headerOnly: bool = false)`
   *
   * Checks:
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.reservations`: Reservations
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   */
  readonly begin: (givens: BeginGivens) => void | Promise<void>
  /**
   * `go()`
   *
   * Checks:
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.reservations`: Reservations
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   */
  readonly go: () => void | Promise<void>
  /**
   * `callOff()`
   *
   * Checks:
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.reservations`: Reservations
   */
  readonly callOff: () => void | Promise<void>
  /**
   * `end()`
   *
   * Checks:
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.reservations`: Reservations
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   */
  readonly end: () => void | Promise<void>
  /**
   * `used() → u32`
   *
   * Checks:
   * - `world-manager/Choices.missing-file`: Missing file
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/WorldManager_Unload.level-pool-back`: Level pool back
   * - `world-manager/Choices.level-cleared`: Level cleared
   * - `world-manager/WorldManager_Unload.in-pairs`: In pairs
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/Choices.nothing-to-unload`: Nothing to unload
   * - `world-manager/Choices.water-of-others`: Water of others
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/Choices.second-load`: Second load
   * - `world-manager/Choices.long-names`: Long names
   * - `world-manager/Choices.sizes`: Sizes
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/Choices.given-back-once`: Given back once
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   */
  readonly used: () => number | Promise<number>
  /**
   * `free() → u32`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.global-data-pool`: Global Data Pool
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/WorldManager_LoadLevel.worlds-charged`: Worlds charged
   * - `world-manager/Choices.reservations`: Reservations
   * - `world-manager/Choices.largest-is-free`: Largest is free
   */
  readonly free: () => number | Promise<number>
  /**
   * `pools() → Pool[]`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_Construct.under-its-pool`: Under its pool
   * - `world-manager/WorldManager_Construct.global-data-pool`: Global Data Pool
   * - `world-manager/WorldManager_Construct.for-good`: For good
   * - `world-manager/WorldManager_Unload.left-alone`: Left alone
   * - `world-manager/WorldManager_LoadLevel.one-world`: One world
   * - `world-manager/WorldManager_LoadLevel.manifest-then-world`: Manifest then world
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/WorldManager_LoadLevel.header-only`: Header only
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/WorldManager_LoadLevel.charged-first`: Charged first
   * - `world-manager/WorldManager_LoadLevel.worlds-charged`: Worlds charged
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.reservations`: Reservations
   * - `world-manager/Choices.largest-is-free`: Largest is free
   */
  readonly pools: () => readonly Pool[] | Promise<readonly Pool[]>
  /**
   * `heapStack() → text[]`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_Construct.under-its-pool`: Under its pool
   * - `world-manager/WorldManager_Construct.global-data-pool`: Global Data Pool
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/WorldManager_LoadLevel.header-only`: Header only
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/WorldManager_Unload.level-pool-back`: Level pool back
   * - `world-manager/Choices.level-cleared`: Level cleared
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/WorldManager_Unload.in-pairs`: In pairs
   * - `world-manager/WorldManager_Unload.under-the-lua-pool`: Under the Lua pool
   * - `world-manager/WorldManager_Unload.lua-pool-popped`: Lua pool popped
   * - `world-manager/WorldManager_Unload.level-released`: Level released
   * - `world-manager/WorldManager_Unload.path-data`: Path data
   * - `world-manager/Choices.nothing-to-unload`: Nothing to unload
   * - `world-manager/Choices.water-of-others`: Water of others
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/Choices.missing-file`: Missing file
   * - `world-manager/Choices.second-load`: Second load
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/Choices.bottom-of-the-stack`: Bottom of the stack
   */
  readonly heapStack: () => readonly string[] | Promise<readonly string[]>
  /**
   * `push(pool: text)`
   *
   * Checks:
   * - `world-manager/Choices.bottom-of-the-stack`: Bottom of the stack
   */
  readonly push: (givens: PushGivens) => void | Promise<void>
  /**
   * `pop()`
   *
   * Checks:
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/Choices.bottom-of-the-stack`: Bottom of the stack
   */
  readonly pop: () => void | Promise<void>
  /**
   * `level() → text | none`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_LoadLevel.level-file-name`: Level file name
   * - `world-manager/WorldManager_LoadLevel.two-worlds`: Two worlds
   * - `world-manager/WorldManager_LoadLevel.manifest-then-world`: Manifest then world
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/Choices.world-name`: World name
   * - `world-manager/WorldManager_LoadLevel.header-only`: Header only
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/WorldManager_LoadLevel.worlds-of-the-record`: Worlds of the record
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/WorldManager_Unload.level-pool-back`: Level pool back
   * - `world-manager/Choices.level-cleared`: Level cleared
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/WorldManager_Unload.in-pairs`: In pairs
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.second-load`: Second load
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/Choices.called-off`: Called off
   */
  readonly level: () => string | undefined | Promise<string | undefined>
  /**
   * `solidWorld() → text | none`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_LoadLevel.level-file-name`: Level file name
   * - `world-manager/WorldManager_LoadLevel.two-worlds`: Two worlds
   * - `world-manager/WorldManager_LoadLevel.manifest-then-world`: Manifest then world
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/Choices.world-name`: World name
   * - `world-manager/WorldManager_LoadLevel.one-world`: One world
   * - `world-manager/WorldManager_LoadLevel.header-only`: Header only
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/WorldManager_LoadLevel.worlds-of-the-record`: Worlds of the record
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/WorldManager_Unload.level-pool-back`: Level pool back
   * - `world-manager/Choices.level-cleared`: Level cleared
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.long-names`: Long names
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   * - `world-manager/WorldManager_GetSolidWorld.the-s-world`: The s world
   */
  readonly solidWorld: () => string | undefined | Promise<string | undefined>
  /**
   * `dWorld() → text | none`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_LoadLevel.level-file-name`: Level file name
   * - `world-manager/WorldManager_LoadLevel.two-worlds`: Two worlds
   * - `world-manager/WorldManager_LoadLevel.manifest-then-world`: Manifest then world
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/Choices.world-name`: World name
   * - `world-manager/WorldManager_LoadLevel.one-world`: One world
   * - `world-manager/WorldManager_LoadLevel.header-only`: Header only
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/WorldManager_LoadLevel.worlds-of-the-record`: Worlds of the record
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/WorldManager_Unload.level-pool-back`: Level pool back
   * - `world-manager/Choices.level-cleared`: Level cleared
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.one-at-a-time`: One at a time
   * - `world-manager/Choices.all-at-once`: All at once
   */
  readonly dWorld: () => string | undefined | Promise<string | undefined>
  /**
   * `water() → bool`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_Unload.flush-first`: Flush first
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.water`: Water
   * - `world-manager/WorldManager_Unload.level-released`: Level released
   * - `world-manager/WorldManager_Unload.path-data`: Path data
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/Choices.nothing-to-unload`: Nothing to unload
   * - `world-manager/Choices.water-of-others`: Water of others
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/Choices.second-load`: Second load
   */
  readonly water: () => boolean | Promise<boolean>
  /**
   * `addWater()`
   *
   * Checks:
   * - `world-manager/WorldManager_Unload.flush-first`: Flush first
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.water`: Water
   * - `world-manager/WorldManager_Unload.level-released`: Level released
   * - `world-manager/WorldManager_Unload.path-data`: Path data
   * - `world-manager/WorldManager_Unload.level-pool-back`: Level pool back
   * - `world-manager/WorldManager_Unload.under-the-lua-pool`: Under the Lua pool
   * - `world-manager/WorldManager_Unload.lua-pool-popped`: Lua pool popped
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/Choices.nothing-to-unload`: Nothing to unload
   * - `world-manager/Choices.water-of-others`: Water of others
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/Choices.second-load`: Second load
   */
  readonly addWater: () => void | Promise<void>
  /**
   * `did() → text[]`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/WorldManager_LoadLevel.level-file-name`: Level file name
   * - `world-manager/WorldManager_LoadLevel.two-worlds`: Two worlds
   * - `world-manager/WorldManager_LoadLevel.manifest-then-world`: Manifest then world
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/Choices.world-name`: World name
   * - `world-manager/WorldManager_LoadLevel.one-world`: One world
   * - `world-manager/WorldManager_LoadLevel.header-only`: Header only
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/WorldManager_LoadLevel.worlds-of-the-record`: Worlds of the record
   * - `world-manager/WorldManager_Unload.flush-first`: Flush first
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.water`: Water
   * - `world-manager/WorldManager_Unload.level-released`: Level released
   * - `world-manager/WorldManager_Unload.path-data`: Path data
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/Choices.nothing-to-unload`: Nothing to unload
   * - `world-manager/Choices.water-of-others`: Water of others
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/Choices.missing-file`: Missing file
   * - `world-manager/Choices.second-load`: Second load
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/WorldManager_ResetVisibility.latch`: Latch
   * - `world-manager/WorldManager_ResetVisibility.marks-of-s`: Marks of s
   * - `world-manager/WorldManager_ResetVisibility.marks-of-d`: Marks of d
   */
  readonly did: () => readonly string[] | Promise<readonly string[]>
  /**
   * `forget()`
   *
   * Checks:
   * - `world-manager/WorldManager_LoadLevel.level-file-name`: Level file name
   * - `world-manager/WorldManager_LoadLevel.two-worlds`: Two worlds
   * - `world-manager/WorldManager_LoadLevel.manifest-then-world`: Manifest then world
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/Choices.world-name`: World name
   * - `world-manager/WorldManager_LoadLevel.one-world`: One world
   * - `world-manager/WorldManager_LoadLevel.header-only`: Header only
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/WorldManager_LoadLevel.worlds-of-the-record`: Worlds of the record
   * - `world-manager/WorldManager_Unload.flush-first`: Flush first
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.water`: Water
   * - `world-manager/WorldManager_Unload.level-released`: Level released
   * - `world-manager/WorldManager_Unload.path-data`: Path data
   * - `world-manager/WorldManager_Unload.kept`: Kept
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/Choices.nothing-to-unload`: Nothing to unload
   * - `world-manager/Choices.water-of-others`: Water of others
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/Choices.missing-file`: Missing file
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.second-load`: Second load
   * - `world-manager/Choices.called-off`: Called off
   * - `world-manager/WorldManager_ResetVisibility.latch`: Latch
   * - `world-manager/WorldManager_ResetVisibility.marks-of-s`: Marks of s
   * - `world-manager/WorldManager_ResetVisibility.marks-of-d`: Marks of d
   */
  readonly forget: () => void | Promise<void>
  /**
   * `poolAt(what: text) → text`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_Construct.under-its-pool`: Under its pool
   * - `world-manager/WorldManager_Construct.global-data-pool`: Global Data Pool
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/WorldManager_Unload.under-the-lua-pool`: Under the Lua pool
   * - `world-manager/WorldManager_Unload.lua-pool-popped`: Lua pool popped
   * - `world-manager/WorldManager_Unload.level-released`: Level released
   * - `world-manager/WorldManager_Unload.path-data`: Path data
   * - `world-manager/WorldManager_Unload.unload-afterwards`: Unload afterwards
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   */
  readonly poolAt: (givens: PoolAtGivens) => string | Promise<string>
  /**
   * `usedAt(what: text) → u32`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_Construct.under-its-pool`: Under its pool
   * - `world-manager/WorldManager_Construct.global-data-pool`: Global Data Pool
   * - `world-manager/WorldManager_LoadLevel.charged-first`: Charged first
   * - `world-manager/WorldManager_LoadLevel.worlds-charged`: Worlds charged
   * - `world-manager/WorldManager_LoadLevel.level-file-last`: Level file last
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.level-pool-back`: Level pool back
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   */
  readonly usedAt: (givens: UsedAtGivens) => number | Promise<number>
  /**
   * `requestPart(world: text, part: u32, bytes: u32) → bool`
   *
   * Checks:
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/Choices.every-step`: Every step
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/WorldManager_LoadLevel.worlds-charged`: Worlds charged
   * - `world-manager/Choices.given-back-once`: Given back once
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   */
  readonly requestPart: (givens: RequestPartGivens) => boolean | Promise<boolean>
  /**
   * `releasePart(world: text, part: u32)`
   *
   * Checks:
   * - `world-manager/Choices.given-back-once`: Given back once
   * - `world-manager/Choices.room-of-a-world`: Room of a world
   */
  readonly releasePart: (givens: ReleasePartGivens) => void | Promise<void>
  /**
   * `takeBytes(name: text, bytes: f64) → bool`
   *
   * Checks:
   * - `world-manager/WorldManager_Unload.s-world`: S world
   * - `world-manager/WorldManager_Unload.d-world`: D world
   * - `world-manager/WorldManager_Unload.same-as-before`: Same as before
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.reservations`: Reservations
   * - `world-manager/Choices.largest-is-free`: Largest is free
   * - `world-manager/Choices.given-back-once`: Given back once
   * - `world-manager/Choices.sizes`: Sizes
   */
  readonly takeBytes: (givens: TakeBytesGivens) => boolean | Promise<boolean>
  /**
   * `giveBytes(name: text)`
   *
   * Checks:
   * - `world-manager/Choices.largest-is-free`: Largest is free
   * - `world-manager/Choices.given-back-once`: Given back once
   */
  readonly giveBytes: (givens: GiveBytesGivens) => void | Promise<void>
  /**
   * `mark(world: text, sectors: u32[])`
   *
   * Checks:
   * - `world-manager/WorldManager_ResetVisibility.latch`: Latch
   * - `world-manager/WorldManager_ResetVisibility.marks-of-s`: Marks of s
   * - `world-manager/WorldManager_ResetVisibility.marks-of-d`: Marks of d
   */
  readonly mark: (givens: MarkGivens) => void | Promise<void>
  /**
   * `marks(world: text) → u32[]`
   *
   * Checks:
   * - `world-manager/WorldManager_ResetVisibility.latch`: Latch
   * - `world-manager/WorldManager_ResetVisibility.marks-of-s`: Marks of s
   * - `world-manager/WorldManager_ResetVisibility.marks-of-d`: Marks of d
   */
  readonly marks: (givens: MarksGivens) => readonly number[] | Promise<readonly number[]>
  /**
   * `resetVisibility()`
   *
   * Checks:
   * - `world-manager/WorldManager_ResetVisibility.latch`: Latch
   * - `world-manager/WorldManager_ResetVisibility.marks-of-s`: Marks of s
   * - `world-manager/WorldManager_ResetVisibility.marks-of-d`: Marks of d
   * - `world-manager/Choices.no-world-to-reset`: No world to reset
   */
  readonly resetVisibility: () => void | Promise<void>
  /**
   * `setLatch(set: bool)`
   *
   * Checks:
   * - `world-manager/WorldManager_Unload.left-alone`: Left alone
   * - `world-manager/WorldManager_ResetVisibility.latch`: Latch
   * - `world-manager/WorldManager_ResetVisibility.marks-of-s`: Marks of s
   * - `world-manager/WorldManager_ResetVisibility.marks-of-d`: Marks of d
   * - `world-manager/Choices.no-world-to-reset`: No world to reset
   */
  readonly setLatch: (givens: SetLatchGivens) => void | Promise<void>
  /**
   * `latch() → bool`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_Unload.left-alone`: Left alone
   * - `world-manager/WorldManager_ResetVisibility.latch`: Latch
   * - `world-manager/WorldManager_ResetVisibility.marks-of-s`: Marks of s
   * - `world-manager/WorldManager_ResetVisibility.marks-of-d`: Marks of d
   * - `world-manager/Choices.no-world-to-reset`: No world to reset
   */
  readonly latch: () => boolean | Promise<boolean>
  /**
   * `setPreloading(set: bool)`
   *
   * Checks:
   * - `world-manager/WorldManager_Unload.left-alone`: Left alone
   */
  readonly setPreloading: (givens: SetPreloadingGivens) => void | Promise<void>
  /**
   * `preloading() → bool`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_Unload.left-alone`: Left alone
   */
  readonly preloading: () => boolean | Promise<boolean>
  /**
   * `setLoadPriority(scale: f64)`
   *
   * Checks:
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/WorldManager_SetLoadPriority.as-it-is`: As it is
   * - `world-manager/WorldManager_LoadLevel.load-priority-set`: Load priority set
   * - `world-manager/Choices.priority-in-float32`: Priority in float32
   */
  readonly setLoadPriority: (givens: SetLoadPriorityGivens) => void | Promise<void>
  /**
   * `loadPriority() → f32`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_LoadLevel.header-only`: Header only
   * - `world-manager/WorldManager_LoadLevel.lua-pool-stays`: Lua pool stays
   * - `world-manager/Choices.no-room`: No room
   * - `world-manager/Choices.nothing-happened`: Nothing happened
   * - `world-manager/Choices.as-it-failed`: As it failed
   * - `world-manager/WorldManager_SetLoadPriority.as-it-is`: As it is
   * - `world-manager/WorldManager_LoadLevel.load-priority-set`: Load priority set
   * - `world-manager/Choices.priority-in-float32`: Priority in float32
   */
  readonly loadPriority: () => number | Promise<number>
  /**
   * `queuePack(name: text)`
   *
   * Checks:
   * - `world-manager/WorldManager_Unload.left-alone`: Left alone
   * - `world-manager/WorldManager_QueuePack.at-the-back`: At the back
   * - `world-manager/WorldManager_QueuePack.twice-is-two`: Twice is two
   * - `world-manager/Choices.taking-packs`: Taking packs
   * - `world-manager/WorldManager_QueuePack.no-limit`: No limit
   */
  readonly queuePack: (givens: QueuePackGivens) => void | Promise<void>
  /**
   * `packs() → text[]`
   *
   * Checks:
   * - `world-manager/WorldManager_Construct.nothing-loaded`: Nothing loaded
   * - `world-manager/Choices.first-priority`: First priority
   * - `world-manager/WorldManager_Construct.size-first`: Size first
   * - `world-manager/WorldManager_Unload.left-alone`: Left alone
   * - `world-manager/WorldManager_QueuePack.at-the-back`: At the back
   * - `world-manager/WorldManager_QueuePack.twice-is-two`: Twice is two
   * - `world-manager/Choices.taking-packs`: Taking packs
   * - `world-manager/WorldManager_QueuePack.no-limit`: No limit
   */
  readonly packs: () => readonly string[] | Promise<readonly string[]>
  /**
   * `takePack() → text | none`
   *
   * Checks:
   * - `world-manager/WorldManager_QueuePack.at-the-back`: At the back
   * - `world-manager/Choices.taking-packs`: Taking packs
   * - `world-manager/WorldManager_QueuePack.no-limit`: No limit
   */
  readonly takePack: () => string | undefined | Promise<string | undefined>
  /**
   * `capacity() → u32`
   *
   * Checks:
   * - `world-manager/WorldManager_GetSectorPool.whole-pool`: Whole pool
   * - `world-manager/WorldManager_GetSectorPool.largest-block`: Largest block
   * - `world-manager/Choices.largest-is-free`: Largest is free
   */
  readonly capacity: () => number | Promise<number>
  /**
   * `largestFree() → u32`
   *
   * Checks:
   * - `world-manager/Choices.reservations`: Reservations
   * - `world-manager/Choices.largest-is-free`: Largest is free
   * - `world-manager/WorldManager_GetSectorPool.whole-pool`: Whole pool
   * - `world-manager/WorldManager_GetSectorPool.largest-block`: Largest block
   */
  readonly largestFree: () => number | Promise<number>
}
