import type { ReadonlyVec3 } from '@coney/math'
import { LevelError } from '../errors/level-error.ts'
import type { OccluderWall } from './occluder-wall.ts'

const HEADER_BYTES = 16
const RECORD_BYTES = 0x70
const FIRST_POINT = 0x30
const POINT_BYTES = 16

/**
 * Reads the walls of an occluder chunk.
 *
 * Throws a `LevelError` with the offset: `Truncated` where the chunk ends before its last wall does, `Invalid` for a
 * coordinate that is infinite or no number. Bytes behind the last wall are ignored. Offsets count from `start` bytes before
 * the chunk.
 *
 * @spec occluders/readOccluders
 */
export function readOccluders(data: Uint8Array, start: number = 0): OccluderWall[] {
  checkEnd(data, HEADER_BYTES, start)
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const count = view.getUint32(0, true)
  checkEnd(data, HEADER_BYTES + count * RECORD_BYTES, start)
  return Array.from({ length: count }, (_, i) => {
    const first = HEADER_BYTES + i * RECORD_BYTES + FIRST_POINT
    const point = (j: number): ReadonlyVec3 => readPoint(view, first + j * POINT_BYTES, start)
    return [point(0), point(1), point(2), point(3)]
  })
}

/**
 * Writes walls as an occluder chunk. What is worked out while the game runs is 0.
 *
 * @spec occluders/writeOccluders
 */
export function writeOccluders(walls: readonly OccluderWall[]): Uint8Array {
  const data = new Uint8Array(HEADER_BYTES + walls.length * RECORD_BYTES)
  const view = new DataView(data.buffer)
  view.setUint32(0, walls.length, true)
  walls.forEach((wall, i) => {
    wall.forEach(({ x, y, z }, j) => {
      const at = HEADER_BYTES + i * RECORD_BYTES + FIRST_POINT + j * POINT_BYTES
      view.setFloat32(at, x, true)
      view.setFloat32(at + 4, y, true)
      view.setFloat32(at + 8, z, true)
    })
  })
  return data
}

function checkEnd(data: Uint8Array, size: number, start: number): void {
  if (size <= data.length) return
  throw new LevelError('Truncated', `Unexpected end of the occluders, expected ${size} bytes`, start + data.length)
}

function readPoint(view: DataView, at: number, start: number): ReadonlyVec3 {
  const coordinate = (offset: number): number => {
    const value = view.getFloat32(offset, true)
    if (Number.isFinite(value)) return value
    throw new LevelError('Invalid', `Unexpected ${value}, expected a finite number`, start + offset)
  }
  return { x: coordinate(at), y: coordinate(at + 4), z: coordinate(at + 8) }
}
