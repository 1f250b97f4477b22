import { describe, expect, test } from 'vitest'
import { perform } from './perform.ts'

const COUNTERS =
  'Steps: `add(amount: u32)`, `count() → u32`, `reset()`.\n\n- **Counting.** Checks [it](#work.working).\n\n  ```case\n'

/** A case of one fence over a counter. */
const fence = (...lines: string[]): string => `${COUNTERS}${lines.map((line) => `  ${line}\n`).join('')}  \`\`\`\n`

function createCounter(): Record<string, unknown> {
  let count = 0
  return {
    add: ({ amount }: { amount: number }) => {
      count += amount
    },
    count: () => count,
    reset: async () => {
      count = 0
    },
  }
}

describe('a case that holds', () => {
  test('compares every expected value and says how many', async () => {
    const { failures, testimony } = await perform(
      'Cases of `mean(first: f32, second: f32) → (answer: f32, both: bool)`, checking [it](#work.working):\n\n' +
        '- **Of two.** `first = 1`, `second = 2`: `answer → 1.5`, `both → true`.\n',
      () => ({ mean: ({ first, second }: Record<string, number>) => ({ answer: (first! + second!) / 2, both: true }) }),
    )
    expect(failures).toEqual([])
    expect(testimony).toEqual({ case: 'sample/mean.of-two', ran: [], entered: [], compared: 2 })
  })

  test('runs once for every combination of its loops, the last changing fastest, each with a driver of its own', async () => {
    const calls: string[] = []
    let drivers = 0
    const { failures, testimony } = await perform(
      fence(
        'for first in [1, 2]',
        'for second in [10, 20, 30]',
        'given add(first)',
        'when add(second)',
        'let sum = count()',
        'then sum = sum',
      ),
      () => {
        drivers += 1
        const counter = createCounter()
        return {
          ...counter,
          add: (givens: { amount: number }) => {
            calls.push(`${drivers}:${givens.amount}`)
            return (counter['add'] as (givens: unknown) => void)(givens)
          },
        }
      },
    )
    expect(failures).toEqual([])
    expect(drivers).toBe(6)
    expect(calls).toEqual(['1:1', '1:10', '2:1', '2:20', '3:1', '3:30', '4:2', '4:10', '5:2', '5:20', '6:2', '6:30'])
    expect(testimony?.compared).toBe(6)
  })

  test('repeats a call, awaits its end and keeps what `let` bound', async () => {
    const { failures } = await perform(
      fence(
        'given add(7)',
        'let before = count()',
        'when reset()',
        'then count() = 0',
        'when add(2) × 3',
        'then count() = 6',
        'then before = 7',
      ),
      createCounter,
    )
    expect(failures).toEqual([])
  })

  test('keeps a copy of what `let` bound when the driver goes on with the object', async () => {
    const { failures } = await perform(
      'Steps: `move(by: f32)`, `position() → vec3`.\n\n- **Moving.** Checks [it](#work.working).\n\n  ```case\n' +
        '  let before = position()\n  when move(1)\n  then position() = before\n  ```\n',
      () => {
        const position = { x: 0, y: 0, z: 0 }
        return { move: ({ by }: { by: number }) => void (position.x += by), position: () => position }
      },
    )
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/^Unexpected position\(\)\.x → 1\.0, expected 0\.0\n/)
  })

  test('passes arguments as values of JavaScript, those of bound names too', async () => {
    const heard: unknown[] = []
    const { failures } = await perform(
      '```types\nKind = Round | Flat\nBox = { centre: vec3, axes: mat3, kinds: Kind[] }\n```\n\n' +
        'Steps: `take(box: Box, label: text, limit: u32 | none) → u32`.\n\n- **Taking.** Checks [it](#work.working).\n\n  ```case\n' +
        '  for limit in [none, 4]\n' +
        '  then take({ centre: (1, 2, 3), axes: identity, kinds: [Flat, Round] }, "a \\"b\\"", limit) = 1\n  ```\n',
      () => ({ take: (givens: unknown) => heard.push(givens) && 1 }),
    )
    const [x, y, z] = [
      { x: 1, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 0, z: 1 },
    ]
    const box = { centre: { x: 1, y: 2, z: 3 }, axes: [x, y, z], kinds: ['Flat', 'Round'] }
    expect(failures).toEqual([])
    expect(heard).toEqual([
      { box, label: 'a "b"', limit: undefined },
      { box, label: 'a "b"', limit: 4 },
    ])
  })
})

describe('a step that should be refused', () => {
  const REFUSAL =
    '```types\nFailure = NoRoom | NotFound\n```\n\nSteps: `add(amount: u32)`.\n\n- **Refused.** Checks [it](#work.working).\n\n' +
    '  ```case\n  then add(1) throws NoRoom\n  ```\n'

  const endings: readonly [string, (() => unknown) | undefined, RegExp | undefined][] = [
    ['throws its code', () => ({ code: 'NoRoom' }), undefined],
    [
      'throws another code',
      () => Object.assign(new RangeError('gone'), { code: 'NotFound' }),
      /^Unexpected error with the code NotFound, expected the code NoRoom: RangeError: gone/,
    ],
    [
      'throws without a code',
      () => new TypeError('oops'),
      /^Unexpected error without a code, expected the code NoRoom: TypeError: oops/,
    ],
    ['throws a text', () => 'NoRoom', /^Unexpected error without a code, expected the code NoRoom: NoRoom/],
    ['goes through', undefined, /^Unexpected end without an error, expected the code NoRoom/],
  ]

  test.each(endings)('%s', async (_, thrown, message) => {
    const { failures, testimony } = await perform(REFUSAL, () => ({
      add: async () => {
        if (thrown) throw thrown()
      },
    }))
    if (message) expect(failures).toEqual([expect.stringMatching(message)])
    else expect(failures).toEqual([])
    expect(testimony?.compared).toBe(1)
  })
})

describe('a case that cannot be performed', () => {
  test.each<[string, () => unknown, RegExp]>([
    [
      'lacks a method',
      () => ({ count: () => 0 }),
      /^Unexpected error in add, expected none: TypeError: Unexpected driver without add/,
    ],
    [
      'throws in a step',
      () => ({
        add: () => {
          throw new Error('broken')
        },
      }),
      /^Unexpected error in add, expected none: Error: broken/,
    ],
    [
      'rejects in a step',
      () => ({ add: async () => Promise.reject(new Error('late')) }),
      /^Unexpected error in add, expected none: Error: late/,
    ],
    ['is no object', () => undefined, /^Unexpected driver undefined, expected an object from createDriver\(\)/],
    [
      'is not made',
      () => {
        throw new Error('no driver')
      },
      /^no driver$/,
    ],
  ])('a driver that %s', async (_, createDriver, message) => {
    const { failures, testimony } = await perform(fence('given add(1)', 'then count() = 1'), createDriver)
    expect(failures).toEqual([expect.stringMatching(message)])
    expect(testimony).toEqual({ case: expect.any(String), ran: [], entered: [], compared: 0 })
  })

  test('names the combination that failed', async () => {
    const { failures } = await perform(
      fence('for amount in [3, 4, 5]', 'when add(amount)', 'then count() = 3'),
      createCounter,
    )
    expect(failures).toHaveLength(1)
    expect(failures[0]).toContain('\nwith amount = 4')
  })
})
