import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBody, createBodyList, linkBody, queryBox, type Body, type ReadonlyBounds } from '../../src/index.ts'
import { bounds } from '../arbitraries.ts'

const OWNERS = ['one', 'other', 'third']

const made = fc.record({
  box: bounds,
  owner: fc.constantFrom(...OWNERS),
  flags: fc.constantFrom(0, 0x2000, 0x80000000, 0x2002),
  typeMask: fc.constantFrom(0, 0x62, 0x0a, 0x80000000, 0xffffffff),
})

const asked = fc.record({
  box: bounds,
  start: fc.option(fc.nat(), { nil: undefined }),
  ignored: fc.option(fc.constantFrom(...OWNERS), { nil: undefined }),
  typeMask: fc.constantFrom(undefined, 0, 0x60, 0x80000000, 0xffffffff),
  flagMask: fc.constantFrom(undefined, 0, 0x2000, 0x80000000),
})

function meet(a: ReadonlyBounds, b: ReadonlyBounds): boolean {
  return (['x', 'y', 'z'] as const).every((name) => a.min[name] <= b.max[name] && a.max[name] >= b.min[name])
}

const CLAIMS = [
  'bodies/Choices.backward-finds',
  'bodies/IPhysics_QueryBox.flag-mask',
  'bodies/IPhysics_QueryBox.ignored-owner',
  'bodies/IPhysics_QueryBox.list-order',
  'bodies/IPhysics_QueryBox.touching-counts',
  'bodies/IPhysics_QueryBox.type-mask',
]

test(
  'a query finds what a filter over all bodies finds, from wherever it starts',
  { timeout: 60_000, meta: { claims: CLAIMS } },
  () => {
    fc.assert(
      fc.property(fc.array(made, { maxLength: 24 }), fc.array(asked, { maxLength: 8 }), (bodies, questions) => {
        const list = createBodyList<string>()
        for (const { box, ...options } of bodies) {
          const body = createBody(options)
          Object.assign(body.min, box.min)
          Object.assign(body.max, box.max)
          linkBody(list, body)
        }
        const all: Body<string>[] = []
        for (let body = list.head; body !== undefined; body = body.next) all.push(body)
        for (const { box, start, ignored, typeMask, flagMask } of questions) {
          const asking = start === undefined ? undefined : all[start % all.length]
          const expected = all.filter(
            (body) =>
              body !== asking &&
              meet(body, box) &&
              body.owner !== ignored &&
              (body.typeMask & (typeMask ?? -1)) !== 0 &&
              (!flagMask || (body.flags & flagMask) !== 0),
          )
          const found: (Body<string> | undefined)[] = []
          const count = queryBox(list, box, { start: asking, ignored, typeMask, flagMask }, found)
          expect(count).toBe(expected.length)
          expect(found.length).toBe(count)
          expect(found.every((body, i) => body === expected[i])).toBe(true)
        }
      }),
      { seed: 1, numRuns: 1000 },
    )
  },
)

test('entries behind the count stay as they were', () => {
  const list = createBodyList()
  const body = createBody({})
  linkBody(list, body)
  const stale = createBody({})
  const found: (Body | undefined)[] = [stale, stale]
  expect(queryBox(list, body, {}, found)).toBe(1)
  expect(found[0]).toBe(body)
  expect(found[1]).toBe(stale)
})

test('a body without an owner is found when nobody is ignored', () => {
  const list = createBodyList()
  linkBody(list, createBody({}))
  const box = { min: { x: 0, y: 0, z: 0 }, max: { x: 0, y: 0, z: 0 } }
  expect(queryBox(list, box, { ignored: undefined }, [])).toBe(1)
})
