/**
 * Round numbers from `low` to `high`, at most `most` of them if two are among those: one number alone is no scale. Steps
 * are 1, 2 or 5 times a power of ten.
 */
export function ticks(low: number, high: number, most: number): readonly number[] {
  for (let wanted = Math.max(1, most); ; wanted += 1) {
    const found = stepped(low, high, wanted)
    if (found.length > 1 || wanted > 12) return found
  }
}

function stepped(low: number, high: number, most: number): readonly number[] {
  const rough = (high - low) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => tidy((first + index) * step))
}

/** 0.30000000000000004 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0
}
