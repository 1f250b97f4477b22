import { bitsOf } from '../../../read/values/floats.ts'
import type { Width } from '../../../read/values/floats.ts'

/**
 * How many floats of a width one has to step over to get from one number to the other.
 *
 * The bits of positive floats count up with their value, those of negative floats count down from the sign bit.
 * Mirroring the negative ones makes one line on which neighbours are one apart and both zeros are one place.
 */
export function ulpsBetween(first: number, second: number, width: Width): bigint {
  const distance = ordinal(first, width) - ordinal(second, width)
  return distance < 0n ? -distance : distance
}

function ordinal(value: number, width: Width): bigint {
  const bits = BigInt(`0x${bitsOf(value, width)}`)
  const sign = 1n << BigInt(width - 1)
  return bits >= sign ? sign - bits : bits
}
