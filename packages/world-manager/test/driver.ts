import type { WorldManagerDriver } from '../../../generated/drivers/world-manager.ts'
import type { WorldManifestDriver } from '../../../generated/drivers/world-manifest.ts'
import {
  createWorldManager,
  HeapStack,
  PoolBudget,
  readWorldManifest,
  SECTOR_POOL_BYTES,
  type Reservation,
  type WorldManager,
  writeWorldManifest,
} from '../src/index.ts'
import { Journal } from './journal.ts'
import { createPoolDriver } from './pool-driver.ts'
import { settle } from './settle.ts'
import { SyntheticDisc } from './synthetic-disc.ts'
import type { SyntheticLevel } from './synthetic-level.ts'
import type { SyntheticWorld } from './synthetic-world.ts'

/** A game with a synthetic disc: what is loaded has a name, a size, and nothing in it. */
export function createDriver(): WorldManagerDriver & WorldManifestDriver {
  const heapStack = new HeapStack()
  let budget = new PoolBudget(SECTOR_POOL_BYTES)
  let made: WorldManager<SyntheticWorld, SyntheticLevel> | undefined
  let recordWorld: string | undefined
  let load: Promise<void> | undefined
  const signal = { aborted: false }
  const taken = new Map<string, Reservation>()
  const journal = new Journal(() => ({ pool: heapStack.top, used: budget.used }))
  const disc = new SyntheticDisc(journal)

  function manager(): WorldManager<SyntheticWorld, SyntheticLevel> {
    if (made === undefined) throw new Error('Unexpected use of a manager, expected a boot before')
    return made
  }

  function take(key: string, reservation: Reservation | undefined): boolean {
    if (reservation !== undefined) taken.set(key, reservation)
    return reservation !== undefined
  }

  function putWorld(name: string, heap: number | undefined): void {
    if (heap !== undefined) disc.heaps.set(name, heap)
  }

  return {
    ...createPoolDriver(),
    readManifest: ({ bytes }) => readWorldManifest(Uint8Array.from(bytes)),
    refused: ({ bytes }) => ({ parts: readWorldManifest(Uint8Array.from(bytes)).parts.length }),
    writeManifest: (manifest) => ({ bytes: [...writeWorldManifest(manifest)] }),

    boot: async ({ capacity, global, level, s, d, one }) => {
      budget = new PoolBudget(capacity)
      if (global !== undefined) disc.files.set('warriors.glr', global)
      disc.files.set('level1.lev', level)
      putWorld('level1s', s)
      putWorld('level1d', d)
      putWorld('level1', one)
      made = await createWorldManager({
        budget,
        files: disc,
        loader: disc,
        heapStack,
        worldName: (name) => recordWorld ?? name,
        flush: () => journal.do('flush'),
      })
    },
    file: ({ name, bytes }) => {
      disc.files.set(name, bytes)
    },
    world: ({ name, heap }) => putWorld(name, heap),
    recordWorld: ({ name }) => {
      recordWorld = name
    },
    spoil: ({ what, code }) => journal.spoil(what, code),
    loadLevel: ({ name, headerOnly }) => manager().loadLevel(name, headerOnly),
    unload: ({ keepLevelFile }) => manager().unload(keepLevelFile),

    hold: ({ what }) => journal.hold(what),
    begin: async ({ name, headerOnly }) => {
      load = manager().loadLevel(name, headerOnly, signal)
      // Whoever calls `end` hears of the failure; until then nobody does.
      load.catch(() => {})
      await settle()
    },
    go: () => journal.go(),
    callOff: () => {
      signal.aborted = true
    },
    end: () => load,

    used: () => budget.used,
    free: () => budget.free,
    pools: () => budget.reservations().map(({ name, bytes }) => ({ name, bytes })),
    heapStack: () => heapStack.pools(),
    push: ({ pool }) => heapStack.push(pool),
    pop: () => heapStack.pop(),
    level: () => manager().level?.name,
    solidWorld: () => manager().solidWorld?.name,
    dWorld: () => manager().dWorld?.name,
    water: () => manager().water !== undefined,
    addWater: () => {
      manager().water = { release: () => journal.do('release water') }
    },

    did: () => journal.entries.map(({ what }) => what),
    forget: () => {
      journal.entries = []
    },
    poolAt: ({ what }) => journal.last(what).pool,
    usedAt: ({ what }) => journal.last(what).used,

    requestPart: ({ world, part, bytes }) =>
      take(`${world} ${part}`, disc.begun.get(world)!.room.reserve(`Sectors${part}`, bytes)),
    releasePart: ({ world, part }) => taken.get(`${world} ${part}`)!.release(),
    takeBytes: ({ name, bytes }) => take(name, manager().sectorPool().reserve(name, bytes)),
    giveBytes: ({ name }) => taken.get(name)!.release(),

    mark: ({ world, sectors }) => {
      disc.begun.get(world)!.marks = sectors
    },
    marks: ({ world }) => disc.begun.get(world)!.marks,
    resetVisibility: () => manager().resetVisibility(),
    setLatch: ({ set }) => {
      manager().nothingMoreToLoad = set
    },
    latch: () => manager().nothingMoreToLoad,
    setPreloading: ({ set }) => {
      manager().preloading = set
    },
    preloading: () => manager().preloading,

    setLoadPriority: ({ scale }) => manager().setLoadPriority(scale),
    loadPriority: () => manager().loadPriority,
    queuePack: ({ name }) => manager().queuePack(name),
    packs: () => manager().packs,
    takePack: () => manager().takePack(),
    capacity: () => manager().sectorPool().capacity,
    largestFree: () => {
      const out = { largestFree: -1 }
      manager().sectorPool(out)
      return out.largestFree
    },
  }
}
