import {
  AmbientLight,
  DirectionalLight,
  GridHelper,
  Mesh,
  PerspectiveCamera,
  Raycaster,
  SphereGeometry,
  Vector2,
  WebGLRenderer,
} from 'three'
import type { MeshStandardMaterial, Object3D } from 'three'
import { createSquare } from './square.ts'

const REACH = 100

const { scene, standIns, crates } = createSquare()
const mark = new Mesh(new SphereGeometry(0.06))
const sun = new DirectionalLight('#fff', 2)
sun.position.set(3, -4, 8)
scene.add(sun, new AmbientLight('#fff', 1), new GridHelper(12, 12).rotateX(Math.PI / 2), mark)

const camera = new PerspectiveCamera(40, 1, 0.1, 100)
camera.up.set(0, 0, 1)
camera.position.set(5, -9, 6)
camera.lookAt(0, 0, 0.8)

const canvas = document.querySelector('canvas') as HTMLCanvasElement
const picked = document.querySelector('output') as HTMLOutputElement
const renderer = new WebGLRenderer({ canvas, antialias: true })
const raycaster = new Raycaster()

/** Picks with the ray through a point of the canvas; three.js makes the ray and tests nothing. */
function pickAt(clientX: number, clientY: number): void {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  raycaster.setFromCamera(new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2), camera)
  const pick = standIns.pick(raycaster.ray, REACH)
  for (const child of scene.children) light(child, child === pick?.mesh)
  mark.visible = pick !== undefined
  if (pick !== undefined) mark.position.copy(pick.point)
  picked.textContent =
    pick === undefined
      ? 'nothing'
      : `${pick.mesh.name} at ${pick.point
          .toArray()
          .map((x) => x.toFixed(2))
          .join(', ')}`
}

function light(child: Object3D, isPicked: boolean): void {
  if (child instanceof Mesh && child !== mark)
    (child.material as MeshStandardMaterial).emissive.set(isPicked ? '#553300' : '#000')
}

function resize(): void {
  camera.aspect = innerWidth / innerHeight
  camera.updateProjectionMatrix()
  renderer.setSize(innerWidth, innerHeight)
}

let [x, y] = [innerWidth / 2, innerHeight / 2]
addEventListener('pointermove', (event) => ([x, y] = [event.clientX, event.clientY]))
addEventListener('resize', resize)
resize()
renderer.setAnimationLoop((time) => {
  const [, , , top] = crates
  if (top !== undefined) {
    top.rotation.z = time / 2000
    standIns.follow(top)
  }
  pickAt(x, y)
  renderer.render(scene, camera)
})
