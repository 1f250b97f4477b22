const UNITS = [
  [1e9, 's'],
  [1e6, 'ms'],
  [1e3, 'µs'],
  [1, 'ns'],
] as const

/** A time with three digits and the unit that suits it. */
export function showTime(nanoseconds: number): string {
  const [size, unit] = UNITS.find(([least]) => nanoseconds >= least) ?? UNITS[3]
  return `${showNumber(nanoseconds / size)} ${unit}`
}

/** A number with three digits, or all that stand before the point. */
export function showNumber(value: number): string {
  if (value === 0) return '0'
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return value.toLocaleString('en', {
    minimumFractionDigits: Math.min(digits, 2),
    maximumFractionDigits: Math.min(digits, 2),
  })
}
