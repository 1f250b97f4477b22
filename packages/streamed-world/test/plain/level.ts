/**
 * What streaming does, told once more and as plainly as can be: sets, sorted lists, nothing kept that can be computed.
 *
 * It shares no line with the package. Points are three numbers, a sector is known by its place in the layout.
 */
export type Point = readonly [number, number, number]

export interface PlainSector {
  readonly index: number
  readonly part: number
  readonly low: Point
  readonly high: Point
}

export interface PlainWorld {
  readonly sectors: readonly PlainSector[]
  /** Bytes of memory of part 1, 2 and so on. */
  readonly heaps: readonly number[]
  readonly hasPvs: boolean
  /** Indices. */
  marks: Set<number>
  /** Indices of sectors that have an atomic. */
  atomics: Set<number>
  /** By index, where it is not 0. */
  states: Map<number, number>
  loaded: Set<number>
  failed: Set<number>
  reading: number | undefined
  found: number | undefined
  fellBack: boolean
}

export interface PlainLevel {
  readonly s: PlainWorld
  readonly d: PlainWorld | undefined
  capacity: number
  counter: number
  drawn: number[]
  pvsOn: boolean
  urgent: boolean
}

/** What surrounds a level in one frame. */
export interface Surroundings {
  readonly cameras: readonly Point[]
  readonly drawDistance: number
  readonly filesBusy: boolean
  readonly inUse: (world: PlainWorld, index: number) => boolean
}

export function plainWorld(sectors: readonly PlainSector[], heaps: readonly number[], hasPvs: boolean): PlainWorld {
  return {
    sectors,
    heaps,
    hasPvs,
    marks: new Set(),
    atomics: new Set(),
    states: new Map(),
    loaded: new Set(),
    failed: new Set(),
    reading: undefined,
    found: undefined,
    fellBack: false,
  }
}

const float = Math.fround

export function usedBytes(level: PlainLevel): number {
  let sum = 0
  for (const world of [level.s, level.d]) {
    world?.heaps.forEach((heap, i) => {
      if (world.loaded.has(i + 1) || world.reading === i + 1) sum += heap
    })
  }
  return sum
}

export function squaredDistance(sector: PlainSector, cameras: readonly Point[]): number {
  const each = cameras.map((camera) => {
    const [x, y, z] = [0, 1, 2].map((axis) => {
      const faces = [sector.low[axis]!, sector.high[axis]!].map((face) => float(face - camera[axis]!))
      return Math.min(...faces.map((away) => float(away ** 2)))
    }) as [number, number, number]
    return float(float(x + y) + z)
  })
  return Math.min(3.4028234663852886e38, ...each)
}

/** One viewport of one world; the camera meets these places in this order. */
export function look(
  level: PlainLevel,
  world: PlainWorld,
  seen: readonly number[],
  first: boolean,
  isBehindWall: (place: number) => boolean,
  isPvsHidden: (place: number) => boolean,
): number {
  if (first) {
    world.marks = new Set()
    level.counter = 0
  }
  level.drawn = []
  const once = (withPvs: boolean): void => {
    const met = seen.filter((place) => world.sectors[place]!.index !== -1 && !isBehindWall(place))
    level.counter += met.length
    const kept = met.filter((place) => !withPvs || !isPvsHidden(place))
    level.drawn.push(...kept.filter((place) => world.atomics.has(world.sectors[place]!.index)))
    for (const place of kept) level.s.marks.add(world.sectors[place]!.index)
  }
  const withPvs = world.hasPvs && level.pvsOn
  once(withPvs)
  if (!withPvs || level.counter !== 0) return 1
  once(false)
  return 2
}

function sortBy<T>(list: readonly T[], ...keys: readonly ((item: T) => number)[]): T[] {
  return [...list].sort((a, b) => keys.map((key) => key(a) - key(b)).find((difference) => difference !== 0) ?? 0)
}

function missing(world: PlainWorld): PlainSector[] {
  return world.sectors.filter(
    ({ index, part }) =>
      index !== -1 && !world.atomics.has(index) && !world.loaded.has(part) && !world.failed.has(part),
  )
}

export function searchToLoad(world: PlainWorld, { cameras, drawDistance }: Surroundings): PlainSector | undefined {
  const far = (sector: PlainSector): number => squaredDistance(sector, cameras)
  const within = missing(world).filter((sector) => far(sector) < 3.4028234663852886e38)
  const all = sortBy(within, far, ({ index }) => index)
  const visible = all.filter((sector) => world.marks.has(sector.index) && far(sector) < float(drawDistance))
  world.fellBack = visible.length === 0
  const chosen = world.fellBack ? all[0] : visible[0]
  world.found = chosen?.index
  return chosen
}

export function partFar(world: PlainWorld, part: number, cameras: readonly Point[]): number {
  const own = world.sectors.filter((sector) => sector.part === part)
  return Math.min(3.4028234663852886e38, ...own.map((sector) => squaredDistance(sector, cameras)))
}

export function searchToUnload(world: PlainWorld, { cameras, inUse }: Surroundings): number | undefined {
  const parts = world.heaps.map((_, i) => i + 1).slice(0, -1)
  const spare = parts.filter((part) => {
    const own = world.sectors.filter((sector) => sector.part === part)
    const needed = own.some(({ index }) => world.marks.has(index) || (world.atomics.has(index) && inUse(world, index)))
    return world.loaded.has(part) && !needed
  })
  return sortBy(
    spare,
    (part) => -partFar(world, part, cameras),
    (part) => part,
  )[0]
}

/** Releases sectors of a part until one of them cannot go. Answers whether all went. */
export function plainUnload(world: PlainWorld, part: number, inUse: Surroundings['inUse']): boolean {
  if (!world.loaded.has(part)) return true
  for (const { index } of world.sectors.filter((sector) => sector.part === part)) {
    if (world.states.get(index) === 4) continue
    if (!world.atomics.has(index) || inUse(world, index)) {
      world.states.set(index, 3)
      return false
    }
    world.atomics.delete(index)
    world.states.set(index, 4)
  }
  world.loaded.delete(part)
  return true
}

/** The file of the part that is being read has come, with atomics for these indices. */
export function plainLoaded(world: PlainWorld, indices: readonly number[]): void {
  for (const index of indices) {
    world.atomics.add(index)
    world.states.set(index, 2)
  }
  world.loaded.add(world.reading!)
  world.reading = undefined
}

export function plainRequest(level: PlainLevel, world: PlainWorld, part: number): boolean {
  if (usedBytes(level) + world.heaps[part - 1]! > level.capacity) return false
  world.reading = part
  world.failed.delete(part)
  return true
}

/** One frame's decision. */
export function decide(level: PlainLevel, around: Surroundings): number {
  const worlds = level.d === undefined ? [level.s] : [level.s, level.d]
  if (around.filesBusy || worlds.some((world) => world.reading !== undefined)) return 2
  const wanted = worlds.flatMap((world, order) => {
    const sector = searchToLoad(world, around)
    return sector === undefined ? [] : [{ world, sector, order, far: squaredDistance(sector, around.cameras) }]
  })
  const [nearest] = sortBy(
    wanted,
    ({ far }) => far,
    ({ order }) => order,
  )
  level.urgent = nearest !== undefined && nearest.far < 75
  if (nearest === undefined) return 1
  if (plainRequest(level, nearest.world, nearest.sector.part)) return 2
  const spare = worlds.flatMap((world, order) => {
    const part = searchToUnload(world, around)
    return part === undefined ? [] : [{ world, part, order, far: partFar(world, part, around.cameras) }]
  })
  const [farthest] = sortBy(
    spare,
    ({ far }) => -far,
    ({ order }) => order,
  )
  if (farthest === undefined || !(farthest.far > float(nearest.far + 5))) return 3
  plainUnload(farthest.world, farthest.part, around.inUse)
  return 2
}

export function plainPending(level: PlainLevel, cameras: readonly Point[]): number {
  const distances = [level.s, level.d].flatMap((world) => {
    const sector = world?.found === undefined ? undefined : world.sectors.find(({ index }) => index === world.found)
    return sector === undefined ? [] : [float(squaredDistance(sector, cameras) ** 0.5)]
  })
  return Math.min(3.4028234663852886e38, ...distances)
}
