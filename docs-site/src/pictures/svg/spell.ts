/**
 * A number as people write it, with a real minus sign. A float32 has as few digits as tell it apart from its neighbours,
 * which is how the units write it; what was computed has seven.
 */
export function spell(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : value < 0 ? '−∞' : 'no number'
  const short = Math.fround(value) === value ? shortest(value) : Number(value.toPrecision(7))
  return String(short).replace('-', '−').replace('e+', 'e')
}

function shortest(value: number): number {
  for (let figures = 1; figures < 9; figures += 1) {
    const candidate = Number(value.toPrecision(figures))
    if (Math.fround(candidate) === value) return candidate
  }
  return Number(value.toPrecision(9))
}

/** A vector in parentheses. */
export function spellVector(vector: readonly number[]): string {
  return `(${vector.map(spell).join(', ')})`
}

export function hexadecimal(value: number): string {
  return `0x${value.toString(16).padStart(2, '0')}`
}

/** An integer with its thousands apart. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
