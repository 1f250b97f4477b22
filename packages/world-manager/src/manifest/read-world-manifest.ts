import { WorldManagerError } from '../world-manager-error.ts'
import { MANIFEST_HEADER_BYTES, MANIFEST_PART_BYTES, type PartSize, type SizedManifest } from './sized-manifest.ts'

/**
 * Reads the manifest of a world, `<world>_sec.mem`: three words, and two for each part, the lowest byte first.
 *
 * Throws a `WorldManagerError`: `Truncated` when it ends before its last part, `Invalid` when it goes on behind it.
 *
 * @spec world-manifest/readWorldManifest
 */
export function readWorldManifest(bytes: Uint8Array): SizedManifest {
  checkLength(bytes.length, MANIFEST_HEADER_BYTES)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint32(8, true)
  const end = MANIFEST_HEADER_BYTES + MANIFEST_PART_BYTES * count
  checkLength(bytes.length, end)
  if (bytes.length > end)
    throw new WorldManagerError('Invalid', `Unexpected byte at ${end}, expected the manifest's end`)
  const parts: PartSize[] = []
  for (let at = MANIFEST_HEADER_BYTES; at < end; at += MANIFEST_PART_BYTES) {
    parts.push({ fileSize: view.getUint32(at, true), heapSize: view.getUint32(at + 4, true) })
  }
  return { worldFileSize: view.getUint32(0, true), worldHeapSize: view.getUint32(4, true), parts }
}

function checkLength(length: number, expected: number): void {
  if (length >= expected) return
  throw new WorldManagerError('Truncated', `Unexpected end of the manifest at ${length}, expected ${expected} bytes`)
}
