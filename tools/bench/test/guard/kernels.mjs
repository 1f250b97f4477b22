/** What the guard watches: small inputs, so that neither memory nor luck decides. */
import { addBody, createBody, createBodyList, createBox, createCapsule } from '@coney/bodies'
import { axesOfQuaternion, copyQuaternion, copyVec3, createVec3 } from '@coney/math'
import { createPose, PhysicsWorld } from '@coney/physics-world'
import { createContact, RAYCAST_TARGET, rayBox, rayCapsule, RayCaster } from '@coney/rays'
import { buildCollisionMesh, createWorldRayResult, MeshCaster, worldRayCast } from '@coney/world-ray'

export const COUNT = 64

let state = 1
function random(low, high) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.fround(low + ((high - low) * state) / 2 ** 32)
}
const point = (low, high) => ({ x: random(low, high), y: random(low, high), z: random(0, 3) })

function ray(length) {
  const turn = random(0, 6.28)
  const direction = { x: Math.fround(Math.cos(turn)), y: Math.fround(Math.sin(turn)), z: random(-0.1, 0.1) }
  return { origin: point(0, 30), direction, length }
}

function rayAt({ x, y, z }) {
  const { origin } = ray(1)
  const to = [x + random(-1, 1) - origin.x, y + random(-1, 1) - origin.y, z + random(-1, 1) - origin.z]
  const long = Math.hypot(...to)
  const [a, b, c] = to.map((each) => Math.fround(each / long))
  return { origin, direction: { x: a, y: b, z: c }, length: 50 }
}

const times = (make) => Array.from({ length: COUNT }, (_, i) => make(i))
const contact = createContact()

/** Axes of other numbers than 0 and 1, which V8 keeps otherwise. */
const TURNED = [
  { x: 0.8, y: 0.6, z: 0 },
  { x: -0.6, y: 0.8, z: 0 },
  { x: 0, y: 0, z: 1 },
]
export const boxes = times((i) => {
  const box = { centre: point(0, 30), half: { x: 0.6, y: 0.9, z: 0.7 } }
  return createBox(i % 2 === 0 ? box : { ...box, axes: TURNED })
})
export const raysAtBoxes = boxes.map(({ centre }) => rayAt(centre))
const capsules = times(() => createCapsule({ base: point(0, 30), height: 1.1, radius: 0.5 }))
const raysAtCapsules = capsules.map(({ base }) => rayAt(base))

function crowd() {
  const list = createBodyList()
  for (const shape of [...boxes, ...capsules]) {
    addBody(list, createBody({ owner: shape, flags: RAYCAST_TARGET, shapes: [shape] }))
  }
  const caster = new RayCaster(list)
  caster.refresh()
  const rays = times(() => ray(25))
  return (i) => caster.cast(rays[i], contact)
}

function mesh() {
  const triangles = []
  const corner = (x, y) => ({ x, y, z: ((x * 7 + y * 3) % 5) / 40 })
  for (let i = 0; i < 24 * 24; i++) {
    const [x, y] = [i % 24, Math.floor(i / 24)]
    triangles.push({ a: corner(x, y), b: corner(x + 1, y), c: corner(x, y + 1), flags: 3 })
    triangles.push({ a: corner(x + 1, y), b: corner(x + 1, y + 1), c: corner(x, y + 1), flags: 3 })
  }
  const level = new MeshCaster(buildCollisionMesh(triangles, { columns: 12, rows: 12 }))
  const result = createWorldRayResult()
  const down = { x: 0, y: 0, z: -1 }
  const rays = times((i) => (i % 2 === 0 ? ray(20) : { origin: point(0, 24), direction: down, length: 5 }))
  return (i) => worldRayCast(level, rays[i], result)
}

function settle() {
  const world = new PhysicsWorld()
  for (let i = 0; i < COUNT; i++) {
    const pose = createPose()
    const turn = 0.05 + (i % 13) / 20
    copyQuaternion(pose.rotation, { x: 0, y: Math.sin(turn), z: 0, w: Math.cos(turn) })
    const box = createBox({ centre: { x: i, y: i % 8, z: 0.5 }, half: { x: 0.5, y: 0.2, z: 0.3 } })
    const object = {
      flags: 0,
      pose,
      angularVelocity: createVec3(),
      body: createBody({ owner: i, shapes: [box] }),
      readPoseNow(out) {
        copyVec3(out.position, pose.position)
        copyQuaternion(out.rotation, pose.rotation)
      },
      writePose({ rotation }) {
        copyQuaternion(pose.rotation, rotation)
        axesOfQuaternion(box.axes, rotation)
      },
    }
    world.add(object.body)
    if (!world.startSettle(object, { x: 0, y: 0, z: 1 }, 7)) throw new Error('Unexpected refusal, expected a slot')
  }
  return (i) => {
    if (i % 10 === 0) for (const slot of world.pools.settleSlots.elements) slot.t = slot.speed = 0
    world.step()
  }
}

export const KERNELS = {
  box: () => (i) => rayBox(raysAtBoxes[i], boxes[i], contact),
  capsule: () => (i) => rayCapsule(raysAtCapsules[i], capsules[i], contact),
  cast: crowd,
  mesh,
  settle,
}
