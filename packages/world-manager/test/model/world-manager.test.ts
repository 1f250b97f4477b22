import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCommands } from './load-commands.ts'
import { memoryCommands } from './memory-commands.ts'
import { Model } from './model.ts'
import { createReal, type Real } from './real.ts'
import { smallCommands } from './small-commands.ts'
import { unloadCommands } from './unload-commands.ts'

const SEQUENCES = 6000

/** What has to happen again and again, or the sequences would show little. */
const HAPPENS = [
  'load: header',
  'load: one world',
  'load: two worlds',
  'load: NotFound at size',
  'load: NotFound at manifest',
  'load: NoRoom at size',
  'load: NoRoom at manifest',
  ...['size', 'has', 'manifest', 'world', 'level'].flatMap((at) => [
    `load: Truncated at ${at}`,
    `load: Cancelled at ${at}`,
  ]),
  'load: Busy',
  'load: AlreadyLoaded',
  'unload: flush',
  'unload: flush, unload s, unload d, water, release, path data',
  'unload: flush, unload s, unload d',
  'unload: flush, release, path data',
  'unload: Busy',
  'unload: with an error',
  'worlds end: with parts',
  'part: taken',
  'part: no room',
  'part: too late',
  'part: given back',
  'part: given back again',
]

const commands = fc.commands([...loadCommands, ...unloadCommands, ...memoryCommands, ...smallCommands], {
  maxCommands: 60,
  size: 'max',
})

/** Calls off what is going on, unloads the level, and lets the resource manager give back what it has. */
async function end(real: Real): Promise<void> {
  real.signal.aborted = true
  if (real.disc.pending !== undefined) await real.advance()
  real.manager.unload(false)
  for (const other of real.others.values()) other.release()
}

test(
  'after every step the manager is what a plain model says, and in the end nothing is left',
  {
    timeout: 300_000,
    meta: {
      claims: [
        'world-manager/WorldManager_Unload.same-as-before',
        'world-manager/WorldManager_Unload.kept',
        'world-manager/WorldManager_Unload.in-pairs',
        'world-manager/WorldManager_LoadLevel.worlds-charged',
        'world-manager/Choices.nothing-happened',
        'world-manager/Choices.room-of-a-world',
        'world-manager/Choices.every-step',
        'world-manager/Choices.one-at-a-time',
        'world-manager/Choices.called-off',
      ],
    },
  },
  async () => {
    const seen = new Map<string, number>()
    let steps = 0
    const see = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const [model, real] = [new Model(see), await createReal()]
        await fc.asyncModelRun(() => ({ model, real }), sequence)
        steps += [...sequence].length
        await end(real)
        expect(real.budget.reservations().map(({ name }) => name)).toEqual(['Global Data Pool'])
        expect(real.budget.used).toBe(1010)
        expect(real.manager.heapStack.pools()).toEqual(['Global Memory'])
      }),
      { numRuns: SEQUENCES, seed: 18 },
    )
    console.log(
      `${SEQUENCES} sequences, ${steps} steps`,
      Object.fromEntries(HAPPENS.map((what) => [what, seen.get(what)])),
    )
    for (const what of HAPPENS) expect(seen.get(what), what).toBeGreaterThan(25)
  },
)
