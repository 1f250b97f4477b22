import { uprightWall } from '@coney/level'
import type { OccluderWall } from '@coney/level'
import type { SectorRecord } from '@coney/streamed-world'
import type { MeshTriangle } from '@coney/world-ray'

/** A made-up city of square blocks, in metres and in the axes of the game, z up. */
export const BLOCK = 40

/** Blocks along a side of the city, and along a side of a district. Each district is a part. */
export const SIDE = 18
export const DISTRICT = 3
export const DISTRICTS = SIDE / DISTRICT
export const PARTS = DISTRICTS * DISTRICTS
export const CITY = SIDE * BLOCK

/** The streets that run along the walls keep this far from the edge of their block. */
const STREET = 12

export interface Block {
  readonly column: number
  readonly row: number
  /** From 1. */
  readonly part: number
  readonly height: number
}

export const BLOCKS: readonly Block[] = Array.from({ length: SIDE * SIDE }, (_, index) => {
  const [column, row] = [index % SIDE, Math.floor(index / SIDE)]
  const part = 1 + Math.floor(row / DISTRICT) * DISTRICTS + Math.floor(column / DISTRICT)
  return { column, row, part, height: 6 + ((column * 7 + row * 5) % 5) * 4 }
})

/** A wall from x to x, along y. */
export interface Wall {
  readonly from: number
  readonly to: number
  readonly y: number
}

/** Along every fourth street a wall hides what stands behind it. */
export const WALLS: readonly Wall[] = BLOCKS.filter(({ column, row }) => column % 4 === 1 && row % 4 === 1).map(
  ({ column, row }) => ({
    from: column * BLOCK,
    to: Math.min(column + 3, SIDE) * BLOCK,
    y: row * BLOCK + STREET,
  }),
)

export function occludersOfCity(): readonly OccluderWall[] {
  return WALLS.map(({ from, to, y }) => uprightWall({ x: from, y, z: 0 }, { x: to, y, z: 0 }))
}

/** The ground: two triangles of asphalt. */
export function groundOfCity(): MeshTriangle[] {
  const at = (x: number, y: number): { x: number; y: number; z: number } => ({ x, y, z: 0 })
  const [a, b, c, d] = [at(0, 0), at(CITY, 0), at(0, CITY), at(CITY, CITY)]
  return [
    { a, b, c, material: 4 },
    { a: b, b: d, c, material: 4 },
  ]
}

/** A sector for each block, in the axes of the renderer: the point (x, y, z) of the game is (x, z, −y) there. */
export function sectorsOfCity(): readonly SectorRecord[] {
  return BLOCKS.map(({ column, row, part, height }, index) => {
    const [x, y] = [column * BLOCK, row * BLOCK]
    return { box: { inf: { x, y: 0, z: -y - BLOCK }, sup: { x: x + BLOCK, y: height, z: -y } }, index, part }
  })
}

/** How large the file of a part is, and what it takes of the Sector Pool. */
export function sizeOfPart(part: number): { readonly fileSize: number; readonly heapSize: number } {
  return { fileSize: 24_000 + 1_000 * (part % 5), heapSize: 520_000 + 4_096 * (part % 7) }
}

/** What the world takes itself. */
export const WORLD_HEAP = 485_812
