/**
 * The divisor of the checksum, its bits in reverse order.
 *
 * @const wad/CRC_POLYNOMIAL
 */
export const CRC_POLYNOMIAL = 0xedb88320

const TABLE: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = (rest & 1) === 1 ? (rest >>> 1) ^ CRC_POLYNOMIAL : rest >>> 1
  return rest
})

/** The rest of the division after one more byte. */
export function crc32Step(rest: number, byte: number): number {
  return TABLE[(rest ^ byte) & 0xff]! ^ (rest >>> 8)
}
