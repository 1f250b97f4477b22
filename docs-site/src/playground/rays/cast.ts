import { addBody, createBody, createBodyList, queryBox } from '@coney/bodies'
import type { Body, BodyList, Shape } from '@coney/bodies'
import { createContact, rayCastBodies, RAYCAST_TARGET } from '@coney/rays'
import type { Contact, Ray } from '@coney/rays'
import { vectorOf } from '../numbers.ts'
import type { Triple } from '../numbers.ts'
import { answerAlone, rayOf, trueAnswer } from './alone.ts'
import type { Answer } from './alone.ts'
import { claimOfShape } from './decide.ts'
import type { Scene, SceneBody, SceneShape } from './scene.ts'
import { createShape } from './shapes.ts'

/** What the cast makes of one shape. */
export interface Row {
  /** Where the shape stands in the scene: `body/shape`, or `body/bone/shape`. */
  readonly key: string
  readonly body: SceneBody
  readonly shape: SceneShape
  /** Whether the cast asks the shape at all. */
  readonly isAsked: boolean
  /** What the package answers for the shape, also when nobody asks. */
  readonly original: Answer
  readonly truth: Answer
  /** The claim that says why it is not asked, or why it answers what it does. */
  readonly claim: string
}

/** What the caller gets. */
export interface Nearest {
  readonly row: Row
  readonly fraction: number
}

/** What stands in the contact after the cast. */
export interface Written {
  readonly owner: string | undefined
  readonly shape: string | undefined
  readonly fraction: number
  readonly flags: number
  readonly normal: Triple
  readonly point: Triple
  readonly slide: Triple
}

/** The contact that a cast is given: somebody has used it before. */
export const USED: Written = {
  owner: 'someone',
  shape: 'something',
  fraction: 7,
  flags: 0x84,
  normal: [1, 2, 3],
  point: [4, 5, 6],
  slide: [7, 8, 9],
}

export interface Outcome {
  /** In the order in which the cast tries them. */
  readonly rows: readonly Row[]
  readonly original: Nearest | undefined
  readonly truth: Nearest | undefined
  /** The claims that decide what the original answers, the first one most. */
  readonly claims: readonly string[]
  readonly written: Written
}

const MISS = 'rays/IPhysics_RayCastBodies.what-a-miss-leaves'

/** Casts the ray of a scene at its bodies. */
export function castScene(scene: Scene): Outcome {
  const ray = rayOf(scene)
  const world = buildWorld(scene)
  const rows = rowsOf(scene, ray, world)
  const contact = usedContact()
  const filter = { typeMask: scene.typeMask, ignored: scene.ignored }
  const isHit = rayCastBodies(world.list, ray, contact, filter)
  const original = isHit ? metBy(rows, world.keys, contact) : undefined
  const written = writtenInto(contact, original)
  return { rows, original, truth: trueNearest(rows), claims: claimsOf(rows, original), written }
}

function usedContact(): Contact<string> {
  const { owner, fraction, flags } = USED
  const contact = Object.assign(createContact<string>(), { owner, fraction, flags })
  Object.assign(contact.normal, vectorOf(USED.normal))
  Object.assign(contact.point, vectorOf(USED.point))
  Object.assign(contact.slide, vectorOf(USED.slide))
  return contact
}

function writtenInto(contact: Contact<string>, met: Nearest | undefined): Written {
  const { owner, fraction, flags, normal, point, slide } = contact
  const plain = ({ x, y, z }: typeof normal): Triple => [x, y, z]
  const shape = contact.shape === undefined ? USED.shape : met?.row.shape.name
  return { owner, shape, fraction, flags, normal: plain(normal), point: plain(point), slide: plain(slide) }
}

interface World {
  readonly list: BodyList<string>
  readonly places: ReadonlyMap<Body<string>, number>
  readonly keys: ReadonlyMap<Shape, string>
}

function buildWorld({ bodies }: Scene): World {
  const [list, places, keys] = [createBodyList<string>(), new Map<Body<string>, number>(), new Map<Shape, string>()]
  bodies.forEach(({ owner, flags, typeMask, shapes }, place) => {
    const chain = shapes.map(createShape)
    const body = createBody({ owner, flags, typeMask, shapes: chain })
    chain.forEach((shape, at) => keys.set(shape, `${place}/${at}`))
    places.set(body, place)
    addBody(list, body)
  })
  return { list, places, keys }
}

/** Bodies come in the order of the list of the world, shapes in that of their chain, and bones last. */
function rowsOf(scene: Scene, ray: Ray, { list, places }: World): readonly Row[] {
  const near = bodiesNear(list, ray)
  const rows: Row[] = []
  for (let body = list.head; body !== undefined; body = body.next) {
    const place = places.get(body) ?? 0
    const given = scene.bodies[place] as SceneBody
    const refusal = whyLeftOut(scene, given, near.has(body))
    given.shapes.forEach((shape, at) => {
      const reason = refusal ?? whyPassedOver(shape)
      rows.push(rowOf(scene, ray, given, shape, `${place}/${at}`, body.shapes[at] as Shape, reason))
    })
    given.bones.forEach((shape, at) => {
      const reason = refusal ?? 'a-humans-bones'
      rows.push(rowOf(scene, ray, given, shape, `${place}/bone/${at}`, createShape(shape), reason))
    })
  }
  return rows
}

/** The bodies whose bounds the box of the ray meets. */
function bodiesNear(list: BodyList<string>, { origin, direction, length }: Ray): ReadonlySet<Body<string>> {
  const { fround, min, max } = Math
  const end = (from: number, along: number): number => fround(from + fround(along * fround(length)))
  const [x, y, z] = [end(origin.x, direction.x), end(origin.y, direction.y), end(origin.z, direction.z)]
  const box = {
    min: { x: min(origin.x, x), y: min(origin.y, y), z: min(origin.z, z) },
    max: { x: max(origin.x, x), y: max(origin.y, y), z: max(origin.z, z) },
  }
  const found: (Body<string> | undefined)[] = []
  const count = queryBox(list, box, {}, found)
  return new Set(found.slice(0, count) as Body<string>[])
}

function whyLeftOut(scene: Scene, body: SceneBody, isNear: boolean): string | undefined {
  if (!isNear) return 'box-of-the-ray'
  if (scene.ignored !== undefined && body.owner === scene.ignored) return 'ignored-owner'
  if ((body.typeMask & scene.typeMask) === 0) return 'type-mask'
  return (body.flags & RAYCAST_TARGET) === 0 ? 'layer' : undefined
}

function whyPassedOver({ kind, enabled }: SceneShape): string | undefined {
  if (!enabled) return 'enabled-shapes'
  return kind === 'box' || kind === 'capsule' ? undefined : 'boxes-and-capsules'
}

function rowOf(
  scene: Scene,
  ray: Ray,
  body: SceneBody,
  shape: SceneShape,
  key: string,
  made: Shape,
  reason: string | undefined,
): Row {
  const [original, truth] = [answerAlone(ray, made), trueAnswer(scene, shape)]
  const claim = reason === undefined ? claimOfShape(scene, shape, original) : `rays/IPhysics_RayCastBodies.${reason}`
  return { key, body, shape, isAsked: reason === undefined, original, truth, claim }
}

function metBy(
  rows: readonly Row[],
  keys: ReadonlyMap<Shape, string>,
  { shape, fraction }: Contact<string>,
): Nearest | undefined {
  const key = shape && keys.get(shape)
  const row = rows.find((one) => one.key === key)
  return row && { row, fraction }
}

/** The nearest entry as geometry has it, by the same rules for ties. */
function trueNearest(rows: readonly Row[]): Nearest | undefined {
  let nearest: Nearest | undefined
  for (const row of rows) {
    const { answer } = row.truth
    if (!row.isAsked || answer === undefined || (nearest && answer >= nearest.fraction)) continue
    nearest = { row, fraction: answer }
  }
  return nearest
}

function claimsOf(rows: readonly Row[], original: Nearest | undefined): readonly string[] {
  if (original === undefined) {
    const [reason, ...more] = new Set(rows.map(({ claim }) => claim))
    return reason !== undefined && more.length === 0 ? [reason, MISS] : [MISS]
  }
  const others = rows.filter(
    ({ key, isAsked, original: { answer } }) => isAsked && answer !== undefined && key !== original.row.key,
  )
  const { claim } = original.row
  if (others.length === 0) return [claim]
  const isTie = others.some(({ original: { answer } }) => answer === original.fraction)
  return [claim, `rays/IPhysics_RayCastBodies.${isTie ? 'ties' : 'the-nearest'}`]
}
