import { isList, isRecord, type Plain } from '../case/plain.ts'
import type { Run, Step, Story } from '../case/story.ts'
import { bytesOf, wordAt } from '../bytes/bytes.ts'

/** A file in an archive, as its index has it. */
export interface Entry {
  readonly name: string | undefined
  readonly offset: number
  readonly size: number
  readonly hash: number
}

export interface Archive {
  readonly entries: readonly Entry[]
  /** How many bytes it has, where the case says so. */
  readonly size: number | undefined
}

/** As many bytes as four bytes can count: an archive of that size has no size of its own. */
const ANY_SIZE = 2 ** 32

/**
 * The archive that a case speaks of: by its index, or by the places that files get. `reading` is the call that reads or
 * writes an index.
 */
export function archiveOf({ runs }: Story, reading?: Step): Archive | undefined {
  const run = runs[0] ?? []
  const [entries = []] = [listed(run), laidOut(run), indexed(reading)].filter((found) => found.length > 0)
  return entries.length === 0 ? undefined : { entries, size: sizeOf(run, reading) }
}

/** What an index is expected to say. */
function listed(run: Run): readonly Entry[] {
  return entriesOf(run.find(({ method }) => method === 'entries')?.expected[''], [])
}

/** Where files are expected to go. */
function laidOut(run: Run): readonly Entry[] {
  const step = run.find(({ method, throws }) => method === 'layOut' && throws === undefined)
  const files = step?.givens['files']
  const names = isList(files) ? files.filter(isRecord).map(({ name }) => String(name)) : []
  return entriesOf(step?.expected[''], names)
}

/** What the bytes of an index say, when nothing else does. */
function indexed(step: Step | undefined): readonly Entry[] {
  if (step === undefined || !READS_INDEX.includes(step.method)) return []
  const bytes = bytesOf(step.givens['bytes'] ?? step.givens['index'] ?? step.expected[''])
  if (bytes === undefined) return []
  const whole = Math.min(wordAt(bytes, 0) ?? 0, Math.floor((bytes.length - 16) / 12))
  return Array.from({ length: Math.max(0, whole) }, (_, index): Entry => {
    const [offset = 0, size = 0, hash = 0] = [0, 4, 8].map((place) => wordAt(bytes, 16 + 12 * index + place))
    return { name: undefined, offset, size, hash }
  })
}

const READS_INDEX = ['index', 'openDisc', 'writeArchive']

function sizeOf(run: Run, reading: Step | undefined): number | undefined {
  const written = run.find(({ method }) => method === 'dataSize')?.expected['']
  const size = reading?.givens['wadSize'] ?? reading?.givens['dataSize'] ?? written
  return typeof size === 'number' && size < ANY_SIZE ? size : undefined
}

function entriesOf(value: Plain | undefined, names: readonly string[]): readonly Entry[] {
  if (!isList(value)) return []
  return value.filter(isRecord).map(({ offset, size, hash }, index) => ({
    name: names[index],
    offset: Number(offset),
    size: Number(size),
    hash: Number(hash),
  }))
}
