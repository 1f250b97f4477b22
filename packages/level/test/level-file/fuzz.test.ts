import { expect, test } from 'vitest'
import {
  ChunkStacks,
  LevelError,
  levelFileChunks,
  type LevelObject,
  type ModelType,
  opaquePlatform,
  readLevelFile,
  writeChunkContainer,
  writeLevelFile,
} from '../../src/index.ts'
import { levelParts } from '../level-parts.ts'
import { mutate } from '../mutate.ts'
import { Broken, NotingPlatform } from '../noting-platform.ts'
import { Random } from '@coney/trials'
import { Tally } from '../tally.ts'

test('mutated level files are read, or refused with a typed error', { timeout: 300_000 }, () => {
  const random = new Random(29)
  const bytes = writeLevelFile(levelParts(2))
  const tally = new Tally()
  const stacks = new ChunkStacks()
  for (let i = 0; i < 30_000; i++) {
    tally.run(() => readLevelFile(mutate(random, bytes), opaquePlatform, stacks).dispose())
    if (stacks.chunkCount + stacks.objectCount > 0) throw new Error('Unexpected rest on the stacks')
  }
  console.log(`level file: ${tally.total} inputs, ${tally}`)
  expect(Object.keys(tally.codes).sort()).toEqual(['Invalid', 'Truncated', 'read'])
})

const REFUSED = [
  'skyline dictionary',
  'skyline model',
  'sky box model',
  'cloud box dictionary',
  'glow dictionary',
  'level world',
  'type of sky box model',
  'link sky box model',
  'link skyline model',
  'link cloud box model',
]

/** What was made and what was given back, when everything that can go wrong does at some time. */
function shuffled(random: Random): { platform: NotingPlatform; bytes: Uint8Array } {
  const platform = new NotingPlatform()
  if (random.once(2)) platform.refused = random.pick(REFUSED)
  if (random.once(6)) platform.types.set('sky box model', random.pick<ModelType>([0x0a, 0x50]))
  const chunks = levelFileChunks(levelParts(1))
  for (let i = random.below(3); i > 0; i--) {
    const [one, other] = [random.below(chunks.length), random.below(chunks.length)]
    const first = chunks[one]!
    const what = random.pick(['drop', 'repeat', 'swap', 'swap'])
    if (what === 'drop') chunks.splice(one, 1)
    if (what === 'repeat') chunks.push(first)
    if (what === 'swap') {
      chunks[one] = chunks[other]!
      chunks[other] = first
    }
  }
  return { platform, bytes: writeChunkContainer(chunks) }
}

test(
  'whatever fails, each part that was read is destroyed, once',
  {
    timeout: 120_000,
    meta: { claims: ['level-file/Choices.expected-types', 'level-file/Choices.nothing-to-pop'] },
  },
  () => {
    const random = new Random(30)
    const ends: Record<string, number> = {}
    for (let i = 0; i < 20_000; i++) {
      const { platform, bytes } = shuffled(random)
      const stacks = new ChunkStacks()
      let level: LevelObject | undefined
      let end = 'read'
      try {
        level = readLevelFile(bytes, platform, stacks)
      } catch (error) {
        if (!(error instanceof LevelError || error instanceof Broken)) throw error
        end = error.code
      }
      ends[end] = (ends[end] ?? 0) + 1
      if (stacks.chunkCount + stacks.objectCount > 0) throw new Error('Unexpected rest on the stacks')
      level?.dispose()
      if (platform.held.length > 0) throw new Error(`Unexpected rest: ${platform.held.join()}`)
      const destroyed = platform.notes.filter((note) => note.startsWith('destroy '))
      const read = platform.notes.filter((note) => note.startsWith('read '))
      const refused = platform.refused !== '' && read.at(-1) === `read ${platform.refused}` ? 1 : 0
      const others = destroyed.filter((note) => /mesh|occluders/.test(note))
      const built = read.length - (end === 'Broken' ? refused : 0)
      if (destroyed.length - others.length !== built) throw new Error(`Unexpected ${destroyed.join()}`)
    }
    console.log(`failures: 20000 inputs, ${JSON.stringify(ends)}`)
    expect(Object.keys(ends).sort()).toEqual(['Broken', 'Invalid', 'read'])
  },
)
