import {
  BoxGeometry,
  CapsuleGeometry,
  ConeGeometry,
  CylinderGeometry,
  EdgesGeometry,
  LineSegments,
  Matrix4,
  Mesh,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three'
import type { BufferGeometry, Object3D } from 'three'
import { isEndless } from '../../pictures/space/corners.ts'
import type { Box } from '../../pictures/space/shape.ts'
import { material } from '../page/materials.ts'
import type { SceneShape } from './scene.ts'

const UP = new Vector3(0, 0, 1)
const ALONG_Y = new Vector3(0, 1, 0)

export interface ShapeLook {
  readonly colour: string
  readonly edge: string
  readonly opacity: number
}

/** A shape as it stands, seen from `origin`; nothing of a slab without end. */
export function shapeMesh(shape: SceneShape, origin: Vector3, look: ShapeLook): Object3D | undefined {
  if (shape.kind === 'box' && isEndless(shape)) return undefined
  const made = formOf(shape, origin)
  const { colour: color, opacity } = look
  const mesh = new Mesh(made.geometry, material('solid', { color, transparent: true, opacity, depthWrite: false }))
  mesh.applyMatrix4(made.matrix)
  if (shape.kind === 'box') {
    const edges = material('line', { color: look.edge, transparent: true, opacity: opacity * 1.6 })
    mesh.add(new LineSegments(new EdgesGeometry(made.geometry), edges))
  }
  return mesh
}

function formOf(shape: SceneShape, origin: Vector3): { geometry: BufferGeometry; matrix: Matrix4 } {
  switch (shape.kind) {
    case 'box':
      return { geometry: boxGeometry(shape), matrix: boxMatrix(shape, origin) }
    case 'capsule': {
      const { base, height, radius } = shape
      const middle = new Vector3(...base).sub(origin).addScaledVector(UP, height / 2)
      return { geometry: new CapsuleGeometry(radius, Math.abs(height), 12, 32), matrix: posed(middle, UP) }
    }
    case 'ball':
      return {
        geometry: new SphereGeometry(shape.radius, 32, 16),
        matrix: posed(new Vector3(...shape.centre).sub(origin), UP),
      }
    case 'bar': {
      const [from, to] = [new Vector3(...shape.from), new Vector3(...shape.to)]
      const along = to.clone().sub(from)
      const middle = from.clone().add(to).multiplyScalar(0.5).sub(origin)
      return { geometry: new CapsuleGeometry(shape.radius, along.length(), 12, 24), matrix: posed(middle, along) }
    }
  }
}

function boxGeometry({ half }: Box): BufferGeometry {
  return new BoxGeometry(half[0] * 2, half[1] * 2, half[2] * 2)
}

function boxMatrix({ axes, centre }: Box, origin: Vector3): Matrix4 {
  const [right, forward, up] = axes.map((axis) => new Vector3(...axis)) as [Vector3, Vector3, Vector3]
  return new Matrix4().makeBasis(right, forward, up).setPosition(new Vector3(...centre).sub(origin))
}

/** What three.js makes stands along y. */
function posed(at: Vector3, along: Vector3): Matrix4 {
  const turn = new Quaternion().setFromUnitVectors(ALONG_Y, along.clone().normalize())
  return new Matrix4().makeRotationFromQuaternion(turn).setPosition(at)
}

/** A thin rod between two points. */
export function rod(from: Vector3, to: Vector3, thickness: number, color: string, opacity: number = 1): Object3D {
  const along = to.clone().sub(from)
  const look = material('flat', { color, transparent: opacity < 1, opacity })
  const mesh = new Mesh(new CylinderGeometry(thickness, thickness, along.length(), 12), look)
  mesh.applyMatrix4(posed(from.clone().add(to).multiplyScalar(0.5), along))
  return mesh
}

/** The head of an arrow, whose tip is at a point. */
export function arrowHead(tip: Vector3, along: Vector3, size: number, color: string): Object3D {
  const mesh = new Mesh(new ConeGeometry(size * 0.5, size * 1.6, 20), material('flat', { color }))
  const back = along.clone().normalize()
  mesh.applyMatrix4(posed(tip.clone().addScaledVector(back, -size * 0.8), along))
  return mesh
}

export function dot(at: Vector3, radius: number, color: string, isHollow: boolean = false): Mesh {
  const look = material('flat', { color, wireframe: isHollow, depthTest: false, transparent: true })
  const mesh = new Mesh(new SphereGeometry(radius, isHollow ? 10 : 24, isHollow ? 6 : 16), look)
  mesh.position.copy(at)
  mesh.renderOrder = 2
  return mesh
}
