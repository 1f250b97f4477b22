import { BoxGeometry, CapsuleGeometry, Mesh, MeshStandardMaterial, Scene } from 'three'
import { StandIns } from './stand-ins.ts'

/** A square with crates and people, and what stands in for them. */
export interface Square {
  readonly scene: Scene
  readonly standIns: StandIns
  readonly crates: readonly Mesh<BoxGeometry>[]
  readonly people: readonly Mesh<CapsuleGeometry>[]
}

/** A crate as it stands: its middle, its turn about z, and its size, in metres and radians. */
interface Standing {
  readonly at: readonly [number, number, number]
  readonly turned: number
  readonly size: [number, number, number]
}

const CRATES: readonly Standing[] = [
  { at: [0, 0, 0.5], turned: 0.3, size: [2, 1, 1] },
  { at: [3, 2, 0.75], turned: -0.8, size: [1.5, 1.5, 1.5] },
  { at: [-3, 3, 0.4], turned: 1.2, size: [0.8, 2.4, 0.8] },
  { at: [0.2, 0.1, 1.4], turned: 0.9, size: [0.8, 0.8, 0.8] },
]

const PEOPLE = [
  [2, -1],
  [-2, -0.5],
  [-0.5, 4],
] as const

/** Everything is named, so that it can be told what was picked. */
export function createSquare(): Square {
  const scene = new Scene()
  const standIns = new StandIns()
  const crates = CRATES.map(({ at, turned, size }, index) => {
    const mesh = new Mesh(new BoxGeometry(...size), new MeshStandardMaterial({ color: '#a97b4f' }))
    mesh.name = `crate ${index + 1}`
    mesh.position.set(...at)
    mesh.rotation.z = turned
    standIns.addBox(mesh)
    return mesh
  })
  const people = PEOPLE.map(([x, y], index) => {
    const mesh = new Mesh(new CapsuleGeometry(0.35, 1.1, 16, 64), new MeshStandardMaterial({ color: '#4f7ba9' }))
    mesh.name = `human ${index + 1}`
    mesh.position.set(x, y, 0.9)
    mesh.rotation.x = Math.PI / 2
    standIns.addCapsule(mesh)
    return mesh
  })
  scene.add(...crates, ...people)
  scene.updateMatrixWorld()
  return { scene, standIns, crates, people }
}
