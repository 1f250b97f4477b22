import { viewChunk } from './chunk-view.ts'
import { CHUNK_TYPES, type MeshChunks } from './mesh-chunks.ts'
import { MeshError } from './mesh-error.ts'
import type { MeshHeader } from './read-header.ts'

/** Reads the lists and the grid, and checks that every cell has a list of triangles that there are. */
export function readLists(chunks: MeshChunks, header: MeshHeader): { grid: Uint32Array; lists: Uint32Array } {
  const [columns, rows, layers] = header.cells
  const gridView = viewChunk(chunks, 'grid', columns * rows * layers * 4)
  const listView = viewChunk(chunks, 'lists', header.listNumbers * 2)
  const lists = new Uint32Array(header.listNumbers)
  for (let i = 0; i < lists.length; i++) lists[i] = listView.getUint16(i * 2, true)
  const grid = new Uint32Array(columns * rows * layers)
  for (let i = 0; i < grid.length; i++) grid[i] = gridView.getUint32(i * 4, true)
  checkLists(grid, lists, header.triangles)
  return { grid, lists }
}

/**
 * Checks the list of each cell.
 *
 * Lists may overlap, so reading each of them could take forever. Instead it is known of every place where, from there
 * on, the first number stands that is no triangle's.
 */
function checkLists(grid: Uint32Array, lists: Uint32Array, triangles: number): void {
  const firstBad = new Uint32Array(lists.length + 1)
  firstBad[lists.length] = lists.length
  for (let i = lists.length - 1; i >= 0; i--) firstBad[i] = lists[i]! < triangles ? firstBad[i + 1]! : i

  for (let cell = 0; cell < grid.length; cell++) {
    const start = grid[cell]!
    if (start >= lists.length) {
      throw new MeshError(
        'Invalid',
        CHUNK_TYPES.grid,
        cell * 4,
        `Unexpected list at ${start}, expected one in the lists`,
      )
    }
    const end = start + 1 + lists[start]!
    if (end > lists.length) {
      const what = `Unexpected list of ${lists[start]!} triangles, expected ${lists.length - start - 1} at most`
      throw new MeshError('Invalid', CHUNK_TYPES.lists, start * 2, what)
    }
    const bad = firstBad[start + 1]!
    if (bad < end) {
      const what = `Unexpected triangle ${lists[bad]!}, expected one of ${triangles}`
      throw new MeshError('Invalid', CHUNK_TYPES.lists, bad * 2, what)
    }
  }
}
