/** A made-up city: blocks of 40 m with streets between them, in the axes of the game (z up) and in metres. */
import { uprightWall } from '@coney/level'

export const BLOCK = 40
const STREET = 12

/** How a city is divided: `side` blocks along x and along y, and parts of `district` × `district` blocks. */
export function createCity(side, district) {
  const blocks = []
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const part = 1 + Math.floor(row / district) * Math.ceil(side / district) + Math.floor(column / district)
      blocks.push({ column, row, part, height: 6 + ((column * 7 + row * 5) % 5) * 4 })
    }
  }
  return { side, blocks, parts: Math.ceil(side / district) ** 2 }
}

/** The ground, and the roofs that stand on it: triangles that rays meet, asphalt (4) and concrete (5). */
export function trianglesOf({ side, blocks }) {
  const size = side * BLOCK
  const ground = square(0, 0, size, size, 0, 4)
  return [...ground, ...blocks.flatMap(({ column, row, height }) => roof(column * BLOCK, row * BLOCK, height))]
}

/** The walls along every fourth street, which hide what stands behind them. */
export function wallsOf({ side, blocks }) {
  const corners = blocks.filter(({ column, row }) => column % 4 === 1 && row % 4 === 1)
  return corners.map(({ column, row }) => {
    const y = row * BLOCK + STREET
    return uprightWall({ x: column * BLOCK, y, z: 0 }, { x: Math.min(column + 3, side) * BLOCK, y, z: 0 })
  })
}

/**
 * The sectors of a world, one for each block, in the axes of the renderer (y up): the point (x, y, z) of the game is
 * (x, z, −y) there.
 */
export function sectorsOf({ blocks }) {
  return blocks.map(({ column, row, part, height }, index) => {
    const [x, y] = [column * BLOCK, row * BLOCK]
    return { box: { inf: { x, y: 0, z: -y - BLOCK }, sup: { x: x + BLOCK, y: height, z: -y } }, index, part }
  })
}

function roof(x, y, height) {
  return square(x + STREET / 2, y + STREET / 2, BLOCK - STREET, BLOCK - STREET, height, 5)
}

function square(x, y, width, depth, z, material) {
  const [a, b] = [
    { x, y, z },
    { x: x + width, y, z },
  ]
  const [c, d] = [
    { x, y: y + depth, z },
    { x: x + width, y: y + depth, z },
  ]
  return [
    { a, b, c, material },
    { a: b, b: d, c, material },
  ]
}
