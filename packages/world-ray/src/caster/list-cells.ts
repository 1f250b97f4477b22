import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import type { Search } from './search.ts'

const { fround, max, min, trunc } = Math

/** What is known of a grid once for all rays. */
export interface GridFacts {
  /** Whether x of a place in the grid depends on x alone, and y on y alone. */
  readonly straight: boolean
  /** The one layer that z is clamped to, where it depends on z alone and the grid is straight; else −1. */
  readonly layer: number
}

export function readGridFacts({ toGrid: m, clampMin, clampMax }: CollisionMesh): GridFacts {
  const straight = [1, 4, 8, 9].every((i) => m[i] === 0)
  const layer = trunc(clampMin[2]!)
  const isOne = straight && m[2] === 0 && m[6] === 0 && trunc(clampMax[2]!) === layer
  return { straight, layer: isOne ? layer : -1 }
}

/**
 * Lists the cells that the walk comes to, in its order: as `cellRange` and `walkCells` do it, to the bit.
 *
 * In a grid of one layer that stands straight along the axes, no z is needed, and what is multiplied by 0 is left out: adding
 * a zero changes no number but the sign of a zero, and that changes no cell.
 */
export function listCells(mesh: CollisionMesh, search: Search): void {
  const { toGrid: m, clampMin: low, clampMax: high, columns, rows } = mesh
  const { origin, direction, length } = search.query
  const { straight, layer } = search.grid
  const { x, y, z } = origin
  const endX = fround(x + fround(direction.x * length))
  const endY = fround(y + fround(direction.y * length))
  let startColumn: number
  let startRow: number
  let endColumn: number
  let endRow: number
  let minZ = layer
  let maxZ = layer
  if (straight) {
    startColumn = fround(fround(x * m[0]!) + m[12]!)
    startRow = fround(fround(y * m[5]!) + m[13]!)
    endColumn = fround(fround(endX * m[0]!) + m[12]!)
    endRow = fround(fround(endY * m[5]!) + m[13]!)
  } else {
    const endZ = fround(z + fround(direction.z * length))
    startColumn = fround(fround(fround(fround(x * m[0]!) + fround(y * m[4]!)) + fround(z * m[8]!)) + m[12]!)
    startRow = fround(fround(fround(fround(x * m[1]!) + fround(y * m[5]!)) + fround(z * m[9]!)) + m[13]!)
    endColumn = fround(fround(fround(fround(endX * m[0]!) + fround(endY * m[4]!)) + fround(endZ * m[8]!)) + m[12]!)
    endRow = fround(fround(fround(fround(endX * m[1]!) + fround(endY * m[5]!)) + fround(endZ * m[9]!)) + m[13]!)
  }
  if (layer < 0) {
    const endZ = fround(z + fround(direction.z * length))
    const start = fround(fround(fround(fround(x * m[2]!) + fround(y * m[6]!)) + fround(z * m[10]!)) + m[14]!)
    const end = fround(fround(fround(fround(endX * m[2]!) + fround(endY * m[6]!)) + fround(endZ * m[10]!)) + m[14]!)
    minZ = max(low[2]!, min(high[2]!, min(start, end))) | 0
    maxZ = max(low[2]!, min(high[2]!, max(start, end))) | 0
  }
  const minX = max(low[0]!, min(high[0]!, min(startColumn, endColumn))) | 0
  const minY = max(low[1]!, min(high[1]!, min(startRow, endRow))) | 0
  const maxX = max(low[0]!, min(high[0]!, max(startColumn, endColumn))) | 0
  const maxY = max(low[1]!, min(high[1]!, max(startRow, endRow))) | 0
  const layers = maxZ - minZ + 1

  if (minX === maxX || minY === maxY) {
    search.backwards = minX === maxX ? endRow < startRow : endColumn < startColumn
    let count = 0
    const cells = cellsFor(search, (maxX - minX + 1) * (maxY - minY + 1) * layers)
    for (let layerZ = minZ; layerZ <= maxZ; layerZ++) {
      for (let row = minY; row <= maxY; row++) {
        const at = (layerZ * rows + row) * columns
        for (let column = minX; column <= maxX; column++) cells[count++] = at + column
      }
    }
    search.cellCount = count
    return
  }
  search.backwards = endColumn < startColumn
  const slope = fround(fround(endRow - startRow) / fround(endColumn - startColumn))
  const c = fround(startRow - fround(slope * startColumn))
  // Rounding keeps order, so the rows of columns overlap in one row at most.
  const cells = cellsFor(search, (maxX - minX + 1 + maxY - minY + 1) * layers)
  let count = 0
  let here = min(maxY, max(0, fround(fround(slope * minX) + c))) | 0
  for (let column = minX; column <= maxX; column++) {
    const there = min(maxY, max(0, fround(fround(slope * (column + 1)) + c))) | 0
    const lower = max(minY, min(here, there))
    const upper = max(minY, max(here, there))
    for (let row = lower; row <= upper; row++) {
      for (let layerZ = minZ; layerZ <= maxZ; layerZ++) cells[count++] = (layerZ * rows + row) * columns + column
    }
    here = there
  }
  search.cellCount = count
}

/** The list of a search, made longer if it has no room for so many cells. */
function cellsFor(search: Search, count: number): Int32Array {
  if (count > search.cells.length) search.cells = new Int32Array(count * 2)
  return search.cells
}
