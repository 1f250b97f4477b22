import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createBody,
  createBodyList,
  linkBody,
  relinkBody,
  unlinkBody,
  type Body,
  type BodyList,
} from '../../src/index.ts'
import { coordinate } from '../arbitraries.ts'

/** The chain from its head, after a look at its links from both sides. */
function chain(list: BodyList): Body[] {
  const found: Body[] = []
  for (let body = list.head, before: Body | undefined; body !== undefined; before = body, body = body.next) {
    expect(body.previous).toBe(before)
    found.push(body)
  }
  return found
}

const step = fc.record({
  what: fc.constantFrom('link', 'link', 'move', 'move', 'unlink'),
  which: fc.nat(),
  start: coordinate,
  width: fc.oneof(fc.nat(3), fc.float({ noNaN: true, min: 0, max: 3 })),
})

const CLAIMS = [
  'bodies/BodyList_Insert.ordered-by-smallest-x',
  'bodies/BodyList_Insert.widest-grows',
  'bodies/BodyList_Reinsert.new-place',
  'bodies/BodyList_Remove.unlinked',
  'bodies/BodyList_Remove.widest-stays',
  'bodies/Choices.equal-smallest-x',
  'bodies/Choices.sorting-again',
]

test(
  'a chain is what removing and sorting in again, stably, makes of an array',
  { timeout: 60_000, meta: { claims: CLAIMS } },
  () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const list = createBodyList()
        let model: Body[] = []
        let widest = 0
        for (const { what, which, start, width } of steps) {
          const old = model[which % model.length]
          const body = what === 'link' ? createBody({}) : old
          if (body === undefined) continue
          model = model.filter((other) => other !== body)
          if (what === 'unlink') {
            unlinkBody(list, body)
          } else {
            body.min.x = start
            body.max.x = Math.fround(start + width)
            widest = Math.max(widest, Math.fround(body.max.x - start))
            const place = model.findLastIndex((other) => other.min.x <= start) + 1
            model.splice(place, 0, body)
            if (what === 'link') linkBody(list, body)
            else relinkBody(list, body)
          }
          const found = chain(list)
          expect(found.length).toBe(model.length)
          expect(found.every((other, i) => other === model[i])).toBe(true)
          expect(list.widest).toBe(widest)
        }
      }),
      { seed: 1, numRuns: 500 },
    )
  },
)

test('every change of the chain raises the version', () => {
  const list = createBodyList()
  const body = createBody({})
  const versions = [list.version]
  linkBody(list, body)
  versions.push(list.version)
  relinkBody(list, body)
  versions.push(list.version)
  unlinkBody(list, body)
  versions.push(list.version)
  expect(versions).toEqual(versions.toSorted((a, b) => a - b))
  expect(new Set(versions).size).toBe(4)
})

test('a body hangs in a chain once, and nothing is broken by asking for more', () => {
  const list = createBodyList()
  const [first, second] = [createBody({}), createBody({})]
  linkBody(list, first)
  linkBody(list, second)
  for (const body of [first, second]) {
    expect(() => linkBody(list, body)).toThrow(expect.objectContaining({ name: 'InvalidBodyError', code: 'Invalid' }))
  }
  expect(chain(list)).toHaveLength(2)
  unlinkBody(list, first)
  expect(() => unlinkBody(list, first)).toThrow(expect.objectContaining({ code: 'Invalid' }))
  expect(() => relinkBody(list, first)).toThrow(expect.objectContaining({ code: 'Invalid' }))
  expect(chain(list)).toHaveLength(1)
})
