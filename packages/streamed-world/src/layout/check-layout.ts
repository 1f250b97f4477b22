import type { ReadonlyVec3 } from '@coney/math'
import { StreamedWorldError } from '../streamed-world-error.ts'
import type { WorldLayout } from './world-layout.ts'

const NAME_LENGTH = 19

/**
 * Holds the plain numbers of a layout against what they can be.
 *
 * Throws a `StreamedWorldError` (`Invalid`) for a name of no or of too many characters, a size that is no whole number from
 * 0, and a box or an origin that is not finite in float32, or whose corners are the wrong way round.
 *
 * @spec streaming/checkLayout
 */
export function checkLayout({ name, sectors, parts }: WorldLayout): void {
  if (name.length === 0 || name.length > NAME_LENGTH) fail(`a name of ${name.length} characters`, `1 to ${NAME_LENGTH}`)
  for (const { fileSize, heapSize } of parts) {
    checkSize(fileSize)
    checkSize(heapSize)
  }
  for (const { box, origin } of sectors) {
    if (origin !== undefined) checkPoint(origin)
    checkPoint(box.inf)
    checkPoint(box.sup)
    if (!isBelow(box.inf, box.sup)) fail('a box with its corners the wrong way round', 'the lower one first')
  }
}

function checkSize(size: number): void {
  if (!Number.isSafeInteger(size) || size < 0) fail(`${size} bytes`, 'a whole number from 0')
}

function checkPoint({ x, y, z }: ReadonlyVec3): void {
  const isFinite = Number.isFinite(Math.fround(x)) && Number.isFinite(Math.fround(y)) && Number.isFinite(Math.fround(z))
  if (!isFinite) fail(`the point (${x}, ${y}, ${z})`, 'one that is finite')
}

function isBelow(inf: ReadonlyVec3, sup: ReadonlyVec3): boolean {
  return inf.x <= sup.x && inf.y <= sup.y && inf.z <= sup.z
}

function fail(unexpected: string, expected: string): never {
  throw new StreamedWorldError('Invalid', `Unexpected ${unexpected}, expected ${expected}`)
}
