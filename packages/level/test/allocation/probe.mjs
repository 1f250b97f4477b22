/** Run by allocation.test.ts, on the compiled package: what one call takes. */
import { Occluders, uprightWall } from '@coney/level'
import { Random } from '@coney/trials'
import { measure, report } from '@coney/trials/probe'

const CALLS = 500

const numbers = new Random(1)
const random = (low, high) => numbers.between(low, high)
const point = (far) => ({ x: random(-far, far), y: random(-far, far), z: random(-far, far) })

const occluders = new Occluders(Array.from({ length: 10 }, () => uprightWall(point(40), point(40))))
const frustum = Array.from({ length: 4 }, (_, i) => ({ x: 0.1 * i, y: 0, z: 0.9, w: 60 }))
const cameras = Array.from({ length: CALLS }, () => point(20))
const boxes = cameras.map((inf) => ({ inf, sup: { x: inf.x + 1.5, y: inf.y + 2.5, z: inf.z + 3.5 } }))

const times = 20 * CALLS

report({
  activate: measure((i) => occluders.activate(cameras[i % CALLS], frustum), times),
  'hides a box': measure((i) => occluders.hidesBox(boxes[i % CALLS]), times),
  'hides a sphere': measure((i) => occluders.hidesSphere(cameras[i % CALLS], 2), times),
})
