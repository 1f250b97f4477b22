import { beforeEach, expect, test } from 'vitest'
import { MARKS } from '../../../src/testing/runtime/marks.ts'
import type { MarkedModule } from '../../../src/testing/runtime/marks.ts'
import { perform } from './perform.ts'

const CASE =
  'Steps: `count() → u32`.\n\n- **Counting.** Checks [it](#work.working).\n\n  ```case\n  then count() = 3\n  ```\n'

let made: unknown
let counted: unknown

/** A package of two functions, `make` tagged and `count` not, as an instrumented module would register them. */
const module: MarkedModule = {
  folder: 'packages/counters',
  keys: ['sample/make'],
  read: () => [made, counted],
  clear: () => {
    made = counted = 0
  },
}

beforeEach(() => {
  const modules = (globalThis as unknown as Record<symbol, MarkedModule[]>)[Symbol.for(MARKS)]!
  modules.push(module)
  return () => void modules.splice(modules.indexOf(module), 1)
})

test('the making of a driver runs functions and enters no package', async () => {
  const { failures, testimony } = await perform(CASE, () => {
    made = counted = 1
    return { count: () => 3 }
  })
  expect(failures).toEqual([])
  expect(testimony).toMatchObject({ ran: ['sample/make'], entered: [] })
})

test('a call enters the package, by whichever function', async () => {
  const { testimony } = await perform(CASE, async () => {
    made = 1
    return {
      count: () => {
        counted = 1
        return 3
      },
    }
  })
  expect(testimony).toMatchObject({ ran: ['sample/make'], entered: ['packages/counters'] })
})
