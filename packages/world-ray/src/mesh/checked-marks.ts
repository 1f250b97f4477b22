/** How many bytes the marks of so many triangles take: a bit each, in whole blocks of 16 bytes. */
export function checkedBytes(triangles: number): number {
  return (((triangles + 7) >> 3) + 15) & ~15
}

/** Marks a triangle and answers whether it was marked before. */
export function markChecked(checked: Uint8Array, triangle: number): boolean {
  const bit = 1 << (triangle & 7)
  const byte = checked[triangle >> 3]!
  checked[triangle >> 3] = byte | bit
  return (byte & bit) !== 0
}
