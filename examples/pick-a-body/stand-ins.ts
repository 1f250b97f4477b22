import { addBody, createBody, createBodyList, createBox, createCapsule, markDirty, updateBody } from '@coney/bodies'
import type { Body } from '@coney/bodies'
import { copyAxes, copyVec3, pointAlong } from '@coney/math'
import { createContact, RAYCAST_TARGET, RayCaster } from '@coney/rays'
import { Vector3 } from 'three'
import type { BoxGeometry, CapsuleGeometry, Mesh, Ray } from 'three'

/** What a ray met. */
export interface Pick {
  readonly mesh: Mesh
  readonly point: Vector3
}

/**
 * Boxes and capsules that stand in for meshes, so that a ray need not look at a single triangle.
 *
 * The world's z is up. A box follows its mesh wherever it is turned to; a capsule stands upright.
 */
export class StandIns {
  readonly #list = createBodyList<Mesh>()
  readonly #caster = new RayCaster(this.#list)
  readonly #contact = createContact<Mesh>()
  readonly #standIns = new Map<Mesh, { readonly body: Body<Mesh>; readonly follow: () => void }>()

  /** Puts a box in the place of a mesh that has the geometry of one. */
  addBox(mesh: Mesh<BoxGeometry>): void {
    const { width, height, depth } = mesh.geometry.parameters
    const box = createBox({ centre: mesh.position, half: { x: width / 2, y: height / 2, z: depth / 2 } })
    const axes = [new Vector3(), new Vector3(), new Vector3()] as const
    this.#add(mesh, box, () => {
      mesh.updateMatrixWorld()
      mesh.matrixWorld.extractBasis(...axes)
      copyVec3(box.centre, mesh.position)
      copyAxes(box.axes, axes)
    })
  }

  /** Puts a capsule in the place of a mesh that has the geometry of one, with its axis turned upright. */
  addCapsule(mesh: Mesh<CapsuleGeometry>): void {
    const { height, radius } = mesh.geometry.parameters
    const capsule = createCapsule({ base: mesh.position, height, radius })
    this.#add(mesh, capsule, () => {
      const { x, y, z } = mesh.position
      copyVec3(capsule.base, { x, y, z: z - height / 2 })
    })
  }

  /** Takes up where a mesh is now. */
  follow(mesh: Mesh): void {
    const standIn = this.#standIns.get(mesh)
    if (standIn === undefined) return
    standIn.follow()
    markDirty(standIn.body)
    updateBody(this.#list, standIn.body)
  }

  /** The first mesh that a ray meets within a length, and where. */
  pick(ray: Ray, length: number): Pick | undefined {
    const { origin, direction } = ray
    const contact = this.#contact
    if (!this.#caster.cast({ origin, direction, length }, contact) || contact.owner === undefined) return undefined
    return { mesh: contact.owner, point: pointAlong(new Vector3(), origin, direction, contact.fraction * length) }
  }

  #add(mesh: Mesh, shape: ReturnType<typeof createBox> | ReturnType<typeof createCapsule>, follow: () => void): void {
    follow()
    const body = createBody({ owner: mesh, flags: RAYCAST_TARGET, shapes: [shape] })
    addBody(this.#list, body)
    this.#standIns.set(mesh, { body, follow })
  }
}
