import { grouped, hexadecimal } from '../svg/spell.ts'
import { wordAt } from './bytes.ts'

/** Bytes that belong together: a header, an entry, the data of a chunk. */
export interface Group {
  readonly at: number
  /** Sizes of its fields in bytes, one behind the other. */
  readonly fields: readonly number[]
  /** What it says, in few words. */
  readonly words: string
}

/** How bytes of a format divide into groups, as far as they go. A group that is cut off has the bytes it should have. */
export type Format = (bytes: readonly number[]) => readonly Group[]

/** A file of sizes: of the world, of its memory, and how many parts follow with two sizes each. */
export const manifest: Format = (bytes) => {
  const count = wordAt(bytes, 8)
  const header = {
    at: 0,
    fields: [4, 4, 4],
    words: `file ${said(bytes, 0)}, memory ${said(bytes, 4)}, ${counted(bytes, 8, 'part', 'parts')}`,
  }
  const parts = repeated(bytes, 12, count ?? 0, 8).map((at, index) => ({
    at,
    fields: [4, 4],
    words: `part ${index + 1}: file ${said(bytes, at)}, memory ${said(bytes, at + 4)}`,
  }))
  return withRest(bytes, [header, ...parts])
}

/** The index of an archive: a count, padding, and 12 bytes for each file. */
export const archiveIndex: Format = (bytes) => {
  const header = { at: 0, fields: [4, 12], words: counted(bytes, 0, 'entry', 'entries') }
  const entries = repeated(bytes, 16, wordAt(bytes, 0) ?? 0, 12).map((at) => ({
    at,
    fields: [4, 4, 4],
    words: `offset ${said(bytes, at)}, size ${said(bytes, at + 4)}, hash ${saidHex(bytes, at + 8)}`,
  }))
  return withRest(bytes, [header, ...entries])
}

/** A container: a header, and then chunks with a header each. */
export const container: Format = (bytes) => {
  const header = {
    at: 0,
    fields: [4, 4, 4, 4],
    words: `${counted(bytes, 0, 'chunk', 'chunks')}, id ${saidHex(bytes, 12)}`,
  }
  const groups: Group[] = [header]
  let at = 16
  for (let left = wordAt(bytes, 0) ?? 0; left > 0 && at < bytes.length; left -= 1) {
    const size = wordAt(bytes, at + 4) ?? 0
    groups.push({
      at,
      fields: [4, 4, 4, 4],
      words: `chunk of type ${saidHex(bytes, at, 2)}, ${counted(bytes, at + 4, 'byte', 'bytes')}`,
    })
    at += 16
    if (size > 0 && at < bytes.length)
      groups.push({ at, fields: [Math.min(size, MOST_MISSING + bytes.length - at)], words: 'its data' })
    at += size
  }
  return withRest(bytes, groups)
}

/** Of what is missing, no more than this is shown. */
const MOST_MISSING = 16

/** Where groups of a size begin, as long as any byte of them is there. */
function repeated(bytes: readonly number[], from: number, count: number, size: number): readonly number[] {
  const there = Math.max(0, Math.ceil((bytes.length - from) / size))
  return Array.from({ length: Math.min(count, there) }, (_, index) => from + index * size)
}

/** Bytes behind the last group are a group, too. */
function withRest(bytes: readonly number[], groups: readonly Group[]): readonly Group[] {
  const last = groups.at(-1)
  const end = last === undefined ? 0 : last.at + last.fields.reduce((sum, size) => sum + size, 0)
  if (end >= bytes.length) return groups
  return [...groups, { at: end, fields: [bytes.length - end], words: 'not counted' }]
}

function said(bytes: readonly number[], at: number): string {
  const word = wordAt(bytes, at)
  return word === undefined ? 'cut off' : grouped(word)
}

function counted(bytes: readonly number[], at: number, one: string, many: string): string {
  const count = wordAt(bytes, at)
  return count === undefined ? `count of ${many} cut off` : `${grouped(count)} ${count === 1 ? one : many}`
}

function saidHex(bytes: readonly number[], at: number, digits = 8): string {
  const word = wordAt(bytes, at)
  if (word === undefined) return 'cut off'
  return digits === 2 ? hexadecimal(word) : `0x${word.toString(16).padStart(digits, '0')}`
}
