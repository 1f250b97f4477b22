import { AmbientLight, DirectionalLight, GridHelper, PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { CratesAtRest } from './crates.ts'

const ROWS = 6
const SECONDS_A_STEP = 1 / 60

let square = new CratesAtRest(ROWS)
const scene = new Scene()
const sun = new DirectionalLight('#fff', 2)
sun.position.set(3, -4, 8)

const camera = new PerspectiveCamera(40, 1, 0.1, 100)
camera.up.set(0, 0, 1)
camera.position.set(8, -15, 10)
camera.lookAt(0, 0, 0)

const renderer = new WebGLRenderer({ canvas: document.querySelector('canvas') as HTMLCanvasElement, antialias: true })
const told = document.querySelector('output') as HTMLOutputElement
const button = document.querySelector('button') as HTMLButtonElement

function throwAgain(): void {
  square = new CratesAtRest(ROWS)
  scene.clear()
  scene.add(sun, new AmbientLight('#fff', 1), new GridHelper(24, 24).rotateX(Math.PI / 2))
  scene.add(...square.crates.map(({ mesh }) => mesh))
}

function resize(): void {
  camera.aspect = innerWidth / innerHeight
  camera.updateProjectionMatrix()
  renderer.setSize(innerWidth, innerHeight)
}

/** A frame may be longer or shorter than a step: steps catch up with the clock. */
let stepped = 0
function animate(milliseconds: number): void {
  const now = milliseconds / 1000
  if (now - stepped > 1) stepped = now
  for (; stepped + SECONDS_A_STEP <= now; stepped += SECONDS_A_STEP) square.world.step()
  const settled = square.crates.filter(({ isSettled }) => isSettled).length
  told.textContent = `${settled} of ${square.crates.length} have settled`
  renderer.render(scene, camera)
}

button.addEventListener('click', () => {
  if (square.crates.some(({ isSettled }) => isSettled)) throwAgain()
  else square.settle()
})
addEventListener('resize', resize)
resize()
throwAgain()
renderer.setAnimationLoop(animate)
