import { unsignedSize } from '../pools/unsigned-size.ts'
import { MANIFEST_HEADER_BYTES, MANIFEST_PART_BYTES, type SizedManifest } from './sized-manifest.ts'

/**
 * Writes the manifest of a world, as `readWorldManifest` reads it.
 *
 * Throws a `WorldManagerError` (`Invalid`) for a size that is no unsigned number of 32 bits.
 *
 * @spec world-manifest/writeWorldManifest
 */
export function writeWorldManifest({ worldFileSize, worldHeapSize, parts }: SizedManifest): Uint8Array {
  const bytes = new Uint8Array(MANIFEST_HEADER_BYTES + MANIFEST_PART_BYTES * parts.length)
  const view = new DataView(bytes.buffer)
  const words = [worldFileSize, worldHeapSize, parts.length]
  for (const { fileSize, heapSize } of parts) words.push(fileSize, heapSize)
  for (const [i, word] of words.entries()) view.setUint32(4 * i, unsignedSize(word, 'a manifest'), true)
  return bytes
}
