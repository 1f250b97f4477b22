/** x, y, z. */
export type Triple = readonly [x: number, y: number, z: number]

/** Squares of what is larger leave float32. */
const LARGEST = 1e9

/** What a link holds where a number should be; nothing when it is none that the packages can work with. */
export function readNumber(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const value = Number(text)
  return Math.abs(value) <= LARGEST ? value : undefined
}

/** A whole number between two others. */
export function readInteger(text: string | undefined, low: number, high: number): number | undefined {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return undefined
  const value = Number(text)
  return value >= low && value <= high ? value : undefined
}

/** As many numbers as asked for, between commas. */
export function readNumbers(text: string | undefined, count: number): readonly number[] | undefined {
  const numbers = (text ?? '').split(',').map(readNumber)
  return numbers.length === count && numbers.every((value) => value !== undefined) ? numbers : undefined
}

export function readTriple(text: string | undefined): Triple | undefined {
  const [x, y, z] = readNumbers(text, 3) ?? []
  return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z]
}

/** What the packages take. */
export function vectorOf([x, y, z]: Triple): { x: number; y: number; z: number } {
  return { x: Math.fround(x), y: Math.fround(y), z: Math.fround(z) }
}

/** For the eye: at most so many decimals, and no minus before a zero. */
export function short(value: number, decimals: number = 6): string {
  const rounded = Number(value.toFixed(decimals))
  return String(rounded === 0 ? 0 : rounded).replace('-', '−')
}

/** The bits of a float32. */
export function bitsOf(value: number): string {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  return hexOf(view.getUint32(0), 8)
}

export function hexOf(value: number, digits: number = 1): string {
  return `0x${(value >>> 0).toString(16).padStart(digits, '0')}`
}
