import { memorySource, openWad, writeWad } from '@coney/level'
import { contestant, type Workload } from '../measure/contestant.ts'

const LOOKUPS = 10_000
const FILES = 2_000

/** 10,000 lookups by name in an archive of 2,000 files; every eighth name is in no archive. */
export async function wad(): Promise<Workload> {
  const names = Array.from({ length: FILES }, (_, i) => `sector_${i.toString(36)}_ms${i % 64}.sec`)
  const disc = writeWad(names.map((name, i) => ({ name, bytes: new Uint8Array(i % 32) })))
  const archive = await openWad(memorySource(disc.index), memorySource(disc.data))
  const asked = Array.from({ length: LOOKUPS }, (_, i) => (i % 8 === 0 ? `none_${i}.sec` : names[(i * 7) % FILES]!))
  const contestants = [
    contestant('coney', 1, 'identical', (answers) => () => {
      let bytes = 0
      for (const name of asked) if (archive.has(name)) bytes += archive.size(name)
      answers[0] = bytes
    }),
    contestant('a Map of lower-case names', 1, 'identical', (answers) => {
      const sizes = new Map(names.map((name, i) => [name, i % 32]))
      return () => {
        let bytes = 0
        for (const name of asked) if (sizes.has(name.toLowerCase())) bytes += sizes.get(name.toLowerCase())!
        answers[0] = bytes
      }
    }),
  ]
  return { queries: 1, contestants, facts: { files: FILES, lookups: LOOKUPS } }
}
