/** Run by allocation.test.ts, on the compiled packages: what one query takes. */
import { addBody, createBody, createBodyList, createBox, createCapsule, markDirty, updateBody } from '@coney/bodies'
import { createContact, RAYCAST_TARGET, rayBox, rayCapsule, RayCaster, rayCastBodies } from '@coney/rays'
import { Random } from '@coney/trials'
import { measure, report } from '@coney/trials/probe'

const BODIES = 500
const RAYS = 1000

const numbers = new Random(1)
const random = (low, high) => numbers.between(low, high)

/** Half of the boxes are turned, and with that have other numbers in their axes than 0 and 1, which V8 keeps otherwise. */
function axes(turn) {
  const [x, y] = [Math.cos(turn), Math.sin(turn)]
  return [
    { x, y, z: 0 },
    { x: -y, y: x, z: 0 },
    { x: 0, y: 0, z: 1 },
  ]
}

const list = createBodyList()
for (let i = 0; i < BODIES; i++) {
  const at = { x: random(0, 100), y: random(0, 100), z: random(0, 4) }
  const half = { x: random(0.2, 1.2), y: random(0.2, 1.2), z: random(0.2, 1.2) }
  const box = i % 4 === 1 ? { centre: at, half } : { centre: at, half, axes: axes(random(0, 6.28)) }
  const shape = i % 2 ? createBox(box) : createCapsule({ base: at, height: 1.8, radius: 0.35 })
  addBody(list, createBody({ owner: { name: i }, flags: RAYCAST_TARGET, shapes: [shape] }))
}

const rays = Array.from({ length: RAYS }, () => {
  const turn = random(0, 6.28)
  return {
    origin: { x: random(0, 100), y: random(0, 100), z: random(0, 4) },
    direction: { x: Math.cos(turn), y: Math.sin(turn), z: random(-0.1, 0.1) },
    length: random(20, 25),
  }
})

const contact = createContact()
const caster = new RayCaster(list)
const filter = { typeMask: 0xffffffff, ignored: list.byIndex[0].owner }
const shapes = list.byIndex.map((body) => body.shapes[0])
const [boxes, capsules] = ['box', 'capsule'].map((kind) => shapes.filter((shape) => shape.kind === kind))

/** A few bodies move, as they do in every tick of a game. */
function tick() {
  for (let i = 0; i < BODIES; i += 25) {
    const body = list.byIndex[i]
    const [shape] = body.shapes
    const at = shape.kind === 'box' ? shape.centre : shape.base
    at.x = random(0, 100)
    markDirty(body)
    updateBody(list, body)
  }
  caster.refresh()
}

caster.refresh()
const ray = (i) => rays[i % RAYS]

report({
  'fast cast': measure((i) => caster.cast(ray(i), contact), 100 * RAYS),
  'fast cast with a filter': measure((i) => caster.cast(ray(i), contact, filter), 100 * RAYS),
  'fast cast, moving bodies': measure((i) => {
    if (i % RAYS === 0) tick()
    caster.cast(ray(i), contact)
  }, 20 * RAYS),
  walk: measure((i) => rayCastBodies(list, ray(i), contact), 5 * RAYS),
  box: measure((i) => rayBox(ray(i), boxes[i % boxes.length], contact), 100 * RAYS),
  capsule: measure((i) => rayCapsule(ray(i), capsules[i % capsules.length], contact), 100 * RAYS),
})
