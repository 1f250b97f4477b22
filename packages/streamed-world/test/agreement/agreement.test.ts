import { expect, test } from 'vitest'
import { cancelPart, requestPart, unloadPart } from '../../src/index.ts'
import {
  decide,
  look,
  plainLoaded,
  plainPending,
  plainRequest,
  plainUnload,
  type PlainWorld,
  type Point,
  type Surroundings,
} from '../plain/level.ts'
import { Random } from '@coney/trials'
import { randomLevel, randomPoint, states, vector, type Both, type Pair } from './both.ts'

const LEVELS = 2500
const FRAMES = 20

/** How often what happened: a comparison of things that never happen is none. */
class Tally {
  readonly counts: Record<string, number> = {}

  add(what: string, when = true): void {
    this.counts[what] = (this.counts[what] ?? 0) + (when ? 1 : 0)
  }
}

/** Cameras that wander, and now and then jump. */
function move(random: Random, cameras: readonly Point[]): Point[] {
  if (random.once(15)) return Array.from({ length: random.below(3) }, () => randomPoint(random, random.once(2), 14))
  const step = randomPoint(random, random.once(2), 2)
  return cameras.map((camera) => camera.map((number, axis) => Math.fround(number + step[axis]!)) as unknown as Point)
}

function passes(random: Random, both: Both, tally: Tally): void {
  both.sight.pvs = both.plain.pvsOn = !random.once(5)
  for (const pair of both.pairs) {
    for (let viewport = 0; viewport < 1 + random.below(2); viewport++) {
      const places = pair.plain.sectors.map((_, place) => place)
      const seen = random.shuffled(random.some(places, random.fraction()))
      both.hiddenBoxes.clear()
      const walls = new Set(random.some(places, random.once(4) ? 1 : 0.2))
      for (const place of walls) both.hiddenBoxes.add(pair.world.sectors[place]!.box)
      pair.pvsHidden.clear()
      for (const place of random.some(places, random.once(4) ? 1 : 0.3)) pair.pvsHidden.add(place)
      let walks = 0
      const walk = (): void => {
        walks += 1
        for (const place of seen) pair.world.renderSector(pair.world.sectors[place]!)
      }
      both.pass.find(pair.world, both.pairs[0]!.world, { walk }, viewport === 0)
      const expected = look(
        both.plain,
        pair.plain,
        seen,
        viewport === 0,
        (place) => walls.has(place),
        (place) => pair.pvsHidden.has(place),
      )
      const { drawList } = both.sight
      const drawn = Array.from({ length: drawList.count }, (_, i) => pair.world.sectors.indexOf(drawList.at(i)!))
      equal([walks, drawn], [expected, both.plain.drawn])
      tally.add('walks repeated', walks === 2)
      tally.add('sectors drawn', drawn.length > 0)
    }
  }
}

/** Things that happen outside the decision: reads end, parts are dropped or asked for by hand, atomics are used. */
async function happen(
  random: Random,
  both: Both,
  pair: Pair,
  inUse: Surroundings['inUse'],
  tally: Tally,
): Promise<void> {
  const { plain, world } = pair
  if (random.once(3)) {
    pair.inUse.clear()
    for (const { index } of random.some(world.table, 0.15)) pair.inUse.add(index)
  }
  if (plain.reading !== undefined && random.once(2)) await endRead(random, pair, tally)
  if (random.once(6)) {
    const part = 1 + random.below(plain.heaps.length)
    const gone = unloadPart(world, world.parts[part - 1]!)
    equal(gone, plainUnload(plain, part, inUse))
    tally.add('releases pending', !gone)
  }
  if (random.once(12) && world.table.length > 0 && plain.reading === undefined) {
    const sector = random.pick(world.table)
    if (plain.loaded.has(sector.part)) return
    const granted = requestPart(world, sector)
    equal(granted, plainRequest(both.plain, plain, sector.part))
    tally.add('asked for by hand', granted)
  }
}

async function endRead(random: Random, pair: Pair, tally: Tally): Promise<void> {
  const { plain, world } = pair
  const own = plain.sectors.filter(({ part }) => part === plain.reading).map(({ index }) => index)
  pair.leftOut.clear()
  if (random.once(12)) for (const index of random.some(own, 0.3)) pair.leftOut.add(index)
  const kind = random.below(12)
  if (kind === 0) {
    cancelPart(world)
    plain.reading = undefined
    tally.add('reads called off')
  }
  const bytes = kind === 1 ? undefined : new Uint8Array(kind === 2 ? 7 : 8 + random.below(3))
  pair.finish!(bytes)
  await world.pending
  if (kind === 0) return
  if (kind <= 2) {
    plain.failed.add(plain.reading!)
    plain.reading = undefined
    tally.add('reads failed')
  } else {
    plainLoaded(
      plain,
      own.filter((index) => !pair.leftOut.has(index)),
    )
    tally.add('parts loaded')
  }
}

function equal(here: unknown, there: unknown): void {
  // Comparing with `expect` would take most of the time.
  if (JSON.stringify(here) !== JSON.stringify(there)) expect(here).toStrictEqual(there)
}

async function play(seed: number, tally: Tally): Promise<void> {
  const random = new Random(seed)
  const both = randomLevel(random)
  const inUse = (world: PlainWorld, index: number): boolean =>
    both.pairs.find(({ plain }) => plain === world)!.inUse.has(index)
  let cameras: readonly Point[] = [randomPoint(random, random.once(2), 12)]
  for (let frame = 0; frame < FRAMES; frame++) {
    cameras = move(random, cameras)
    for (const pair of both.pairs) await happen(random, both, pair, inUse, tally)
    const around = { cameras, drawDistance: random.between(5, 300), filesBusy: random.once(10), inUse }
    const loaded = both.pairs.flatMap(({ plain }) => [...plain.loaded]).length
    const expected = decide(both.plain, around)
    const outcome = both.streamer.update(cameras.map(vector), around.drawDistance, around.filesBusy)
    equal(outcome, expected)
    both.streamer.measurePending(cameras.map(vector))
    equal(both.streamer.pendingDistance, plainPending(both.plain, cameras))
    tally.add(`outcomes ${outcome}`)
    tally.add('parts dropped', both.pairs.flatMap(({ plain }) => [...plain.loaded]).length < loaded)
    tally.add('searches among the visible', !both.plain.s.fellBack)
    equal(...states(both))
    passes(random, both, tally)
    equal(...states(both))
  }
  for (const { world } of both.pairs) world.unload()
  equal(both.room.used, 0)
}

test('the package decides as the plain model does', { timeout: 300_000 }, async () => {
  const tally = new Tally()
  for (let seed = 1; seed <= LEVELS; seed++) {
    try {
      await play(seed, tally)
    } catch (error) {
      throw new Error(`Level ${seed}`, { cause: error })
    }
  }
  console.log(`${LEVELS} levels, ${LEVELS * FRAMES} frames:`, tally.counts)
  expect(Object.keys(tally.counts)).toHaveLength(12)
  expect(Math.min(...Object.values(tally.counts))).toBeGreaterThan(300)
})
