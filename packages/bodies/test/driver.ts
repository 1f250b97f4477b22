import type { BodiesDriver } from '../../../generated/drivers/bodies.ts'
import * as bodies from '../src/index.ts'
import { createShape } from './shapes.ts'

type Named = bodies.Body<string>

/** Bodies and shapes have names in the cases and none in the package: this remembers them. */
export function createDriver(): BodiesDriver {
  const list = bodies.createBodyList<string>()
  const byName = new Map<string, Named>()
  const names = new Map<unknown, string>()

  function named(name: string): Named {
    const body = byName.get(name)
    if (body === undefined) throw new Error(`Unexpected name ${name}, expected that of a body`)
    return body
  }

  function remember(name: string, body: Named): Named {
    byName.set(name, body)
    names.set(body, name)
    return body
  }

  function setBounds(body: Named, { min, max }: bodies.ReadonlyBounds): void {
    Object.assign(body.min, min)
    Object.assign(body.max, max)
  }

  function order(): string[] {
    const found: string[] = []
    for (let body = list.head; body !== undefined; body = body.next) found.push(names.get(body)!)
    return found
  }

  return {
    setBoxSize: ({ size }) => {
      const box = bodies.createBox({ centre: { x: 0, y: 0, z: 0 }, half: { x: 0, y: 0, z: 0 } })
      bodies.setBoxSize(box, size)
      return { half: box.half }
    },
    setCapsuleSize: ({ first, second }) => {
      const capsule = bodies.createCapsule({ base: { x: 0, y: 0, z: 0 }, height: 0, radius: 0 })
      bodies.setCapsuleSize(capsule, first, second)
      return { height: capsule.height, radius: capsule.radius }
    },
    bounds: ({ shape }) => {
      const out = bodies.createBounds()
      bodies.shapeBounds(out, createShape(shape))
      return out
    },
    bodyBounds: ({ shapes }) => {
      const body = bodies.createBody({})
      for (const shape of shapes) bodies.addShape(body, createShape(shape))
      bodies.rebuildBounds(body)
      return { min: body.min, max: body.max }
    },
    initNode: () => {
      const stale = bodies.createBody({})
      const node: bodies.BodyNode<unknown> = {
        min: { x: 1, y: 2, z: 3 },
        max: { x: 4, y: 5, z: 6 },
        index: 7,
        previous: stale,
        next: stale,
      }
      bodies.initNode(node)
      const { min, max, index, previous, next } = node
      return { min, max, index, linked: previous !== undefined || next !== undefined }
    },

    insert: ({ name, min, max, owner, flags, typeMask }) => {
      const body = remember(name, bodies.createBody<string>({ owner: owner ?? name, flags, typeMask }))
      setBounds(body, { min, max })
      bodies.linkBody(list, body)
    },
    remove: ({ name }) => bodies.unlinkBody(list, named(name)),
    move: ({ name, min, max }) => {
      setBounds(named(name), { min, max })
      bodies.relinkBody(list, named(name))
    },
    shift: ({ name, min, max }) => setBounds(named(name), { min, max }),
    order,
    widest: () => list.widest,
    setWidest: ({ width }) => {
      list.widest = width
    },
    query: ({ min, max, start, ignored, typeMask, flagMask }) => {
      const found: Named[] = []
      const filter = { ignored, typeMask, flagMask, start: start === undefined ? undefined : named(start) }
      const count = bodies.queryBox(list, { min, max }, filter, found)
      return found.slice(0, count).map((body) => names.get(body)!)
    },
    found: ({ min, max }) => bodies.queryBox(list, { min, max }, {}, []),

    make: ({ body }) => {
      remember(body, bodies.createBody<string>({}))
    },
    addShape: ({ body, shape }) => {
      const made = createShape(shape)
      names.set(made, shape.name)
      bodies.addShape(named(body), made)
    },
    shapes: ({ body }) => bodies.shapesOf(named(body)).map((shape) => names.get(shape)!),
    place: ({ body, shape, centre }) => {
      const found = named(body).shapes.find((candidate) => names.get(candidate) === shape)
      if (found?.kind !== 'sphere') throw new Error(`Unexpected shape ${shape}, expected a sphere of ${body}`)
      Object.assign(found.centre, centre)
    },
    mark: ({ body, flags }) => {
      named(body).flags |= flags
    },
    flags: ({ body }) => named(body).flags >>> 0,
    setOwner: ({ body, owner, typeMask }) => bodies.setOwner(named(body), owner, typeMask),
    owner: ({ body }) => named(body).owner,
    typeMask: ({ body }) => named(body).typeMask >>> 0,
    add: ({ body }) => bodies.addBody(list, named(body)),
    drop: ({ body }) => bodies.removeBody(list, named(body)),
    index: ({ body }) => named(body).index,
    listed: order,
    update: ({ body }) => bodies.updateBody(list, named(body)),
    box: ({ body }) => ({ min: { ...named(body).min }, max: { ...named(body).max } }),
  }
}
