import { isList, type Plain } from '../case/plain.ts'

/** Bytes of a case: two hexadecimal digits each, with any blanks between them, or a list of numbers. */
export function bytesOf(value: Plain | undefined): readonly number[] | undefined {
  if (typeof value === 'string') return bytesOfText(value)
  if (!isList(value)) return undefined
  return value.every((byte) => typeof byte === 'number') ? value.map(Number) : undefined
}

function bytesOfText(text: string): readonly number[] | undefined {
  const digits = text.replace(/\s+/g, '')
  if (digits.length % 2 !== 0 || /[^0-9a-f]/i.test(digits)) return undefined
  return Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  )
}

/** The number of 32 bits that stands there, its lowest byte first; `undefined` when not all of it does. */
export function wordAt(bytes: readonly number[], at: number): number | undefined {
  if (at + 4 > bytes.length) return undefined
  return [3, 2, 1, 0].reduce((number, place) => number * 256 + (bytes[at + place] ?? 0), 0)
}
