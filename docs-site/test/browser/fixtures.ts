import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const GENERATED = fileURLToPath(new URL('../../../generated/', import.meta.url))

export interface UnitFixture {
  readonly slug: string
  readonly title: string
  readonly functions: readonly { readonly key: string; readonly name: readonly [string, string] }[]
  readonly claims: readonly { readonly id: string; readonly evidence: string }[]
  readonly cases: readonly { readonly id: string }[]
}

/** What the gate wrote about each unit. */
export const FIXTURES: readonly UnitFixture[] = readdirSync(`${GENERATED}fixtures`)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(`${GENERATED}fixtures/${file}`, 'utf8')) as UnitFixture)

/** Standings by claim, read from the text that the gate wrote. */
export function committedStandings(): ReadonlyMap<string, string> {
  const lines = readFileSync(`${GENERATED}verdict.txt`, 'utf8').split('\n')
  const rows = lines.flatMap((line) => {
    const [, standing, id] = /^(\w+) +\d+ checks? .* (\S+\/\S+)$/.exec(line) ?? []
    return standing === undefined || id === undefined ? [] : [[id, standing] as const]
  })
  return new Map(rows)
}
