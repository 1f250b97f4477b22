import type { Strength } from '../../model/index.ts'
import { printJson } from '../../write/index.ts'

/** The name of the file of strengths in the folder of a package. */
export const STRENGTH_FILE = 'strength.json'

/** What was measured of one package. */
export interface Measurement {
  /** SHA-256 (hex) of what it was measured on, see `strengthSources`. */
  readonly sources: string
  /** Of all cases together. */
  readonly together: Strength
  /** By the id of the claim. */
  readonly claims: ReadonlyMap<string, Strength>
}

/** A measurement as a file to be reviewed as a diff: sorted, and the same for the same. */
export function strengthText({ sources, together, claims }: Measurement): string {
  const sorted = [...claims].sort(([left], [right]) => (left < right ? -1 : 1)).map(([id, one]) => [id, plain(one)])
  return printJson({ format: 1, sources, together: plain(together), claims: Object.fromEntries(sorted) })
}

/**
 * The strengths in the text of such a file; nothing when there is none, when it is no such file, or when it was measured
 * on other sources.
 */
export function readStrengths(text: string | undefined, sources: string): ReadonlyMap<string, Strength> | undefined {
  const file = parse(text ?? '')
  if (!isObject(file) || file['format'] !== 1 || file['sources'] !== sources || !isObject(file['claims']))
    return undefined
  const entries = Object.entries(file['claims'])
  return entries.every((entry): entry is [string, Strength] => isStrength(entry[1])) ? new Map(entries) : undefined
}

function plain({ mutants, killed }: Strength): { mutants: number; killed: number } {
  return { mutants, killed }
}

function isStrength(value: unknown): value is Strength {
  if (!isObject(value)) return false
  const { mutants, killed } = value
  return isCount(mutants) && isCount(killed) && killed <= mutants
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
