import type { OccludersDriver, Vec3 } from '../../../../generated/drivers/occluders.ts'
import { Occluders, type OccluderWall, readOccluders, uprightWall, writeOccluders } from '../../src/index.ts'
import { fromHex, toHex } from '../bytes.ts'
import type { Faults } from './faults.ts'

function toWall([a, b, c, d]: readonly Vec3[]): OccluderWall {
  return [a!, b!, c!, d!]
}

export function driveOccluders(faults: Faults): Omit<OccludersDriver, 'place'> {
  let occluders = new Occluders([])
  return {
    wallsOf: ({ bytes }) => faults.watch(() => readOccluders(fromHex(bytes))),
    chunkOf: ({ walls }) => toHex(writeOccluders(walls.map(toWall))),
    withWord: ({ at, word }) => {
      const wall = uprightWall({ x: 1, y: 2, z: 3 }, { x: 4, y: 5, z: 6 })
      const bytes = writeOccluders([wall])
      bytes.set(fromHex(word), 16 + at)
      faults.watch(() => readOccluders(bytes))
    },
    wall: ({ from, to }) => {
      occluders = new Occluders([uprightWall(from, to)])
    },
    walls: ({ points }) => {
      occluders = new Occluders(points.map(toWall))
    },
    look: ({ camera, frustum }) => occluders.activate(camera, frustum),
    pointsOf: ({ wall }) =>
      [0, 3, 6, 9].map((at) => {
        const [x, y, z] = occluders.points.subarray(wall * 12 + at, wall * 12 + at + 3)
        return { x: x!, y: y!, z: z! }
      }),
    planesOf: ({ wall }) =>
      [0, 4, 8].map((at) => {
        const [x, y, z, w] = occluders.planes.subarray(wall * 12 + at, wall * 12 + at + 4)
        return { x: x!, y: y!, z: z!, w: w! }
      }),
    isActive: ({ wall }) => occluders.active[wall] === 1,
    hidesBox: (box) => occluders.hidesBox(box),
    hidesSphere: ({ centre, radius }) => occluders.hidesSphere(centre, radius),
  }
}
