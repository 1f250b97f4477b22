import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainOf } from '../chain-of.ts'
import { Playground } from '../playground.ts'

const { fround } = Math

const CLAIMS = [
  'physics-world/IPhysics_Step.counting',
  'physics-world/IPhysics_Step.measured-anew',
  'physics-world/Choices.snapshot',
]

/** Whatever holds of a world after every operation. */
function check({ world, objects, loners }: Playground): void {
  const chain = chainOf(world.bodies)
  const starts = chain.map(({ min }) => min.x)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  const widths = chain.map(({ min, max }) => fround(max.x - min.x))
  expect(world.bodies.widest).toBeGreaterThanOrEqual(Math.max(0, ...widths))

  const bodies = [...objects.flatMap(({ body }) => body ?? []), ...loners]
  const live = bodies.filter(({ index }) => index >= 0)
  expect(new Set(chain)).toEqual(new Set(live))
  for (const body of live) expect(world.bodies.byIndex[body.index]).toBe(body)
  expect(world.ticks).toBeLessThan(120)
}

test('the list stays in order and its bound wide enough', { timeout: 180_000, meta: { claims: CLAIMS } }, () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(40), fc.nat(200), (seed, before, after) => {
      const playground = new Playground(seed)
      const { world } = playground
      for (let i = 0; i < before; i++) {
        playground.act()
        check(playground)
      }
      const snapshot = world.snapshot()
      const objects = playground.saveObjects()
      for (let i = 0; i < after; i++) {
        playground.act()
        check(playground)
      }
      world.restore(snapshot)
      playground.loadObjects(objects)
      check(playground)
      while (world.ticks > 0) world.step()
      // Just measured: as wide as the widest, and not wider. Nothing settles any more.
      if (world.bodies.head !== undefined) {
        expect(world.bodies.widest).toBe(
          Math.max(...chainOf(world.bodies).map(({ min, max }) => fround(max.x - min.x))),
        )
      }
    }),
    { seed: 1, numRuns: 60 },
  )
})
