import { expect, test } from 'vitest'
import { digestOf, numbersOf } from '../digest.ts'
import { Playground } from '../playground.ts'

const ACTS = 10_000
const HALF = ACTS / 2

/** A digest is taken of every so many acts. */
const LOOK = 5

/** Acts so many times and answers the digests on the way. */
function play(playground: Playground, acts: number): number[] {
  return Array.from({ length: acts / LOOK }, () => {
    for (let i = 0; i < LOOK; i++) playground.act()
    return digestOf(playground)
  })
}

test(
  'the second half, gone back to, is the same again to the bit',
  { timeout: 180_000, meta: { claims: ['physics-world/Choices.snapshot'] } },
  () => {
    const playground = new Playground(15)
    const { world, random } = playground
    const first = play(playground, HALF)
    const [snapshot, objects, { state }] = [world.snapshot(), playground.saveObjects(), { ...random }]
    const halfway = numbersOf(playground)
    const second = play(playground, HALF)
    const end = numbersOf(playground)
    expect(end).not.toEqual(halfway)

    for (let time = 0; time < 2; time++) {
      world.restore(snapshot)
      playground.loadObjects(objects)
      random.state = state
      expect(numbersOf(playground)).toEqual(halfway)
      const again = play(playground, HALF)
      expect(again.findIndex((digest, i) => digest !== second[i])).toBe(-1)
      expect(numbersOf(playground)).toEqual(end)
    }

    const anew = play(new Playground(15), ACTS)
    expect(anew.findIndex((digest, i) => digest !== [...first, ...second][i])).toBe(-1)
    expect(new Set([...first, ...second]).size).toBe(ACTS / LOOK)
  },
)
