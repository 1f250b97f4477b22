import { SECTOR_POOL_BYTES } from '@coney/world-manager'
import { printParts, readParts } from '../link-text.ts'
import { readInteger, readNumber, readNumbers } from '../numbers.ts'
import { CITY, PARTS } from './city.ts'

/** A camera on the ground, in metres; it faces so many degrees from x towards y. */
export interface CameraState {
  readonly x: number
  readonly y: number
  readonly facing: number
}

/** What is loaded, and what is seen: what a link carries. */
export interface StreamState {
  readonly camera: CameraState
  readonly frame: number
  /** Whether the camera walks around by itself. */
  readonly isTour: boolean
  /** How large the Sector Pool is. */
  readonly pool: number
  /** Parts that are loaded, in the order in which they came. */
  readonly loaded: readonly number[]
  /** The part that is being read, and in how many frames it will be there. */
  readonly reading: { readonly part: number; readonly left: number } | undefined
  /** How many parts were read and dropped so far. */
  readonly read: number
  readonly dropped: number
}

/** The game's pool, and pools in which it is soon crowded. */
export const POOLS = [SECTOR_POOL_BYTES, 8_608_768, 4_304_384] as const

/** Nobody looks for so long. */
const LAST_FRAME = 1_000_000

export const FIRST_STREAM: StreamState = {
  camera: { x: 250, y: 290, facing: 30 },
  frame: 0,
  isTour: false,
  pool: POOLS[1],
  loaded: [],
  reading: undefined,
  read: 0,
  dropped: 0,
}

export function printStream({ camera, frame, isTour, pool, loaded, reading, read, dropped }: StreamState): string {
  return printParts([
    ['at', `${camera.x},${camera.y}`],
    ['facing', String(camera.facing)],
    ['frame', String(frame)],
    ['tour', isTour ? '1' : '0'],
    ['pool', String(pool)],
    ['loaded', loaded.join()],
    ...(reading === undefined ? [] : [['reading', `${reading.part},${reading.left}`] as const]),
    ['counts', `${read},${dropped}`],
  ])
}

/** What a link says; nothing when it is not one of ours. */
export function parseStream(text: string): StreamState | undefined {
  const given = new Map(readParts(text) ?? [])
  const [x, y] = readNumbers(given.get('at'), 2) ?? []
  const facing = readNumber(given.get('facing'))
  const frame = readInteger(given.get('frame'), 0, LAST_FRAME)
  const pool = POOLS.find((bytes) => String(bytes) === given.get('pool'))
  const loaded = readPartNumbers(given.get('loaded') ?? '')
  const [read, dropped] = (given.get('counts') ?? '').split(',').map((count) => readInteger(count, 0, LAST_FRAME))
  const reading = given.has('reading') ? readReading(given.get('reading') ?? '') : undefined
  if (x === undefined || y === undefined || facing === undefined || frame === undefined) return undefined
  if (pool === undefined || loaded === undefined || read === undefined || dropped === undefined) return undefined
  if (given.has('reading') && (reading === undefined || loaded.includes(reading.part))) return undefined
  const isInCity = x >= 0 && x <= CITY && y >= 0 && y <= CITY && facing >= 0 && facing < 360
  if (!isInCity) return undefined
  const isTour = given.get('tour') === '1'
  return { camera: { x, y, facing }, frame, isTour, pool, loaded, reading, read, dropped }
}

function readPartNumbers(text: string): readonly number[] | undefined {
  if (text === '') return []
  const numbers = text.split(',').map((part) => readInteger(part, 1, PARTS))
  const isWhole = numbers.every((part) => part !== undefined)
  return isWhole && new Set(numbers).size === numbers.length ? numbers : undefined
}

function readReading(text: string): StreamState['reading'] {
  const [part, left] = text.split(',')
  const [number, frames] = [readInteger(part, 1, PARTS), readInteger(left, 1, 100)]
  return number === undefined || frames === undefined ? undefined : { part: number, left: frames }
}
