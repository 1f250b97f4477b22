/** Bits of a float: 32 or 64. */
export type Width = 32 | 64

const view = new DataView(new ArrayBuffer(8))

/** The nearest float of a width, ties to even. */
export function roundFloat(value: number, width: Width): number {
  return width === 32 ? Math.fround(value) : value
}

/** The IEEE bits of a float in lower-case hexadecimal digits, all 8 or 16 of them. */
export function bitsOf(value: number, width: Width): string {
  if (width === 32) view.setFloat32(0, value)
  else view.setFloat64(0, value)
  const bits = width === 32 ? BigInt(view.getUint32(0)) : view.getBigUint64(0)
  return bits.toString(16).padStart(width / 4, '0')
}

/** The shortest decimal that reads back as the same float, with a point or an exponent. */
export function shortest(value: number, width: Width): string {
  const digits = Number.isFinite(value) && width === 32 ? shortestSingle(value) : String(value)
  const spelling = digits.replace('e+', 'e')
  const written = Object.is(value, -0) ? '-0' : spelling
  return /^-?\d+$/.test(written) ? `${written}.0` : written
}

/** Nine digits tell any two float32 apart; most need fewer. */
function shortestSingle(value: number): string {
  for (let precision = 1; precision < 9; precision++) {
    const rounded = Number(value.toPrecision(precision))
    if (Math.fround(rounded) === value) return String(rounded)
  }
  return String(Number(value.toPrecision(9)))
}
