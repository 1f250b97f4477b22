/** Of some numbers the one that a share of them does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)]!
  const above = sorted[Math.ceil(place)]!
  return below + (above - below) * (place - Math.floor(place))
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

/** Slope and intercept of the line that fits points best, in logarithms: y = c · x^slope. */
export function fitPower(points: readonly (readonly [number, number])[]): { slope: number; c: number } {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const)
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  const variance = logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  const slope = covariance / variance
  return { slope, c: Math.exp(meanY - slope * meanX) }
}
