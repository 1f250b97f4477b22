import {
  PartStreamer,
  Sight,
  StreamedWorld,
  VisibilityPass,
  type PartPlatform,
  type SectorAtomic,
  type SectorBox,
} from '../../src/index.ts'
import {
  plainWorld,
  usedBytes,
  type PlainLevel,
  type PlainSector,
  type PlainWorld,
  type Point,
} from '../plain/level.ts'
import type { Random } from '@coney/trials'

interface IndexedAtomic extends SectorAtomic {
  readonly index: number
}

export interface Pair {
  readonly plain: PlainWorld
  readonly world: StreamedWorld
  /** Indices whose atomics are in use. */
  readonly inUse: Set<number>
  /** Indices that the next file has no atomics for. */
  readonly leftOut: Set<number>
  /** Places that PVS hides. */
  readonly pvsHidden: Set<number>
  finish: ((bytes: Uint8Array | undefined) => void) | undefined
}

/** A level here, and the same level there. */
export interface Both {
  readonly plain: PlainLevel
  readonly pairs: readonly Pair[]
  readonly room: { capacity: number; used: number }
  readonly sight: Sight
  readonly pass: VisibilityPass
  readonly streamer: PartStreamer
  readonly hiddenBoxes: Set<SectorBox>
}

export function vector([x, y, z]: Point): { readonly x: number; readonly y: number; readonly z: number } {
  return { x, y, z }
}

/** Coordinates of some worlds lie on a grid, so that many distances are equal. */
export function randomPoint(random: Random, onGrid: boolean, reach: number): Point {
  const at = (): number => (onGrid ? random.below(2 * reach) - reach : random.between(-reach, reach))
  return [at(), at(), at()]
}

function randomSectors(random: Random, parts: number, onGrid: boolean): PlainSector[] {
  const count = random.below(13)
  const indices = random.shuffled(Array.from({ length: count }, (_, index) => index))
  const places = random.shuffled([...indices, ...Array.from({ length: random.below(3) }, () => -1)])
  return places.map((index) => {
    const low = randomPoint(random, onGrid, 12)
    const size = randomPoint(random, onGrid, 3).map(Math.abs)
    const high = low.map((number, axis) => Math.fround(number + size[axis]!)) as unknown as Point
    return { index, part: index === -1 ? 0 : 1 + random.below(parts), low, high }
  })
}

function pairOf(random: Random, room: Both['room'], sight: Sight, name: string): Pair {
  const onGrid = random.once(2)
  const heaps = Array.from({ length: 1 + random.below(6) }, () => 100 * (1 + random.below(4)))
  const sectors = randomSectors(random, heaps.length, onGrid)
  const plain = plainWorld(sectors, heaps, random.once(3))
  const platform: PartPlatform = {
    now: () => 0,
    readPart: () =>
      new Promise((resolve, reject) => {
        pair.finish = (bytes) => (bytes === undefined ? reject(new Error('broken off')) : resolve(bytes))
      }),
    decodePart: () => {
      const own = world.parts[world.reading - 1]!.sectors.filter(({ index }) => !pair.leftOut.has(index))
      return { atomics: own.map(({ index }) => ({ index, atomic: atomic(index) })) }
    },
    placeAtomic() {},
    isAtomicInUse: (at: IndexedAtomic) => pair.inUse.has(at.index),
    destroyFrame() {},
    destroyAtomic() {},
    destroyDictionary() {},
  }
  const world: StreamedWorld = new StreamedWorld(
    {
      name,
      sectors: sectors.map(({ low, high, ...rest }) => ({ ...rest, box: { inf: vector(low), sup: vector(high) } })),
      parts: heaps.map((heapSize) => ({ fileSize: 8, heapSize })),
    },
    {
      platform,
      sight,
      room: { reserve: (_, bytes) => reserve(room, bytes) },
      pvs: plain.hasPvs
        ? { setViewPoint() {}, isHidden: (at) => pair.pvsHidden.has(world.sectors.indexOf(at)) }
        : undefined,
    },
  )
  const pair: Pair = {
    plain,
    world,
    inUse: new Set(),
    leftOut: new Set(),
    pvsHidden: new Set(),
    finish: undefined,
  }
  return pair
}

function atomic(index: number): IndexedAtomic {
  return { index, geometry: { flags: 0, materials: [] } }
}

function reserve(room: Both['room'], bytes: number): { release(): void } | undefined {
  if (bytes > room.capacity - room.used) return undefined
  room.used += bytes
  return { release: () => void (room.used -= bytes) }
}

export function randomLevel(random: Random): Both {
  const room = { capacity: 100 * (1 + random.below(16)), used: 0 }
  const sight = new Sight()
  const s = pairOf(random, room, sight, 'rands')
  const d = random.once(2) ? pairOf(random, room, sight, 'randd') : undefined
  const pass = new VisibilityPass()
  const hiddenBoxes = new Set<SectorBox>()
  pass.occluders = { hidesBox: (box) => hiddenBoxes.has(box) }
  return {
    plain: {
      s: s.plain,
      d: d?.plain,
      capacity: room.capacity,
      counter: 0,
      drawn: [],
      pvsOn: true,
      urgent: false,
    },
    pairs: d === undefined ? [s] : [s, d],
    room,
    sight,
    pass,
    streamer: new PartStreamer(s.world, d?.world),
    hiddenBoxes,
  }
}

/** All that can be seen of a level from outside, here and there. */
export function states({ plain, pairs, room, sight, streamer }: Both): readonly [unknown, unknown] {
  const there = {
    used: usedBytes(plain),
    counter: plain.counter,
    urgent: plain.urgent,
    worlds: pairs.map(({ plain: world }) => ({
      marks: [...world.marks].sort((a, b) => a - b),
      atomics: [...world.atomics].sort((a, b) => a - b),
      states: world.sectors.map(({ index }) => world.states.get(index) ?? 0),
      loaded: [...world.loaded].sort((a, b) => a - b),
      failed: [...world.failed].sort((a, b) => a - b),
      reading: world.reading ?? -1,
      found: world.found,
      fellBack: world.fellBack,
    })),
  }
  const here = {
    used: room.used,
    counter: sight.counted,
    urgent: streamer.urgent,
    worlds: pairs.map(({ world }) => ({
      marks: Array.from({ length: 64 }, (_, index) => index).filter((index) => world.visible.has(index)),
      atomics: world.table.filter((sector) => sector.atomic !== undefined).map(({ index }) => index),
      states: world.sectors.map(({ state }) => state),
      loaded: world.parts.filter(({ loaded }) => loaded).map(({ number }) => number),
      failed: world.parts.filter(({ failure }) => failure !== undefined).map(({ number }) => number),
      reading: world.reading,
      found: world.found?.index,
      fellBack: world.fellBack,
    })),
  }
  return [here, there]
}
