import {
  AmbientLight,
  Color,
  DirectionalLight,
  GridHelper,
  Group,
  Line,
  Mesh,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { Object3D } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { onThemeChange, themeColour } from './theme.ts'

/** From where one looks; the second and third are along an axis, so that a drag stays in a plane of the axes. */
const VIEWS = {
  space: new Vector3(0.5, -1.1, 0.65),
  above: new Vector3(0, -0.0001, 1),
  side: new Vector3(0, -1, 0),
} as const

export type View = keyof typeof VIEWS

/** A picture in space with z up, whose camera can be turned. It is drawn only when something changed and can be seen. */
export class Space {
  readonly camera = new PerspectiveCamera(32, 1, 0.01, 1e5)
  readonly canvas: HTMLCanvasElement
  readonly controls: OrbitControls
  /** What is shown; it is drawn around `origin`, for a picture has no more digits than a float32. */
  readonly contents = new Group()
  readonly origin = new Vector3()
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #onRender: () => void
  #grid: GridHelper | undefined
  #view: View = 'space'
  #radius = 5
  #isAsked = false
  #isSeen = false

  /** Throws where a browser draws nothing in space. */
  constructor(canvas: HTMLCanvasElement, onTheme: () => void, onRender: () => void) {
    this.canvas = canvas
    this.#onRender = onRender
    const context = canvas.getContext('webgl2', { antialias: true })
    if (context === null) throw new Error('Unexpected browser without WebGL 2')
    this.#renderer = new WebGLRenderer({ canvas, context })
    this.camera.up.set(0, 0, 1)
    const sun = new DirectionalLight('#fff', 2)
    sun.position.set(3, -4, 8)
    this.#scene.add(sun, new AmbientLight('#fff', 1.6), this.contents)
    // The wheel scrolls the page; together with Control it comes nearer.
    canvas.parentElement?.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
      },
      { capture: true, passive: true },
    )
    this.controls = new OrbitControls(this.camera, canvas)
    this.controls.addEventListener('change', () => this.ask())
    new ResizeObserver(() => this.#resize()).observe(canvas)
    new IntersectionObserver((entries) => {
      this.#isSeen = entries.at(-1)?.isIntersecting ?? false
      if (this.#isSeen && this.#isAsked) this.#drawSoon()
    }).observe(canvas)
    onThemeChange(() => {
      this.#drawGround()
      onTheme()
    })
  }

  /** Brings points into the picture, seen as before. */
  frame(points: readonly Vector3[], ground: boolean = true): void {
    const low = new Vector3(Infinity, Infinity, Infinity)
    const high = new Vector3(-Infinity, -Infinity, -Infinity)
    for (const point of points) {
      low.min(point)
      high.max(point)
    }
    const middle = low.clone().add(high).multiplyScalar(0.5)
    this.#radius = Math.max(low.distanceTo(high) / 2, 0.2)
    // Near the origin everything stays where it is, so that the ground has whole metres.
    this.origin.copy(middle.length() > 1e4 ? middle : new Vector3())
    this.controls.target.copy(middle).sub(this.origin)
    if (ground) this.#drawGround(low)
    this.look(this.#view)
  }

  look(view: View): void {
    this.#view = view
    // A narrow picture must be seen from farther off.
    const half = ((this.camera.fov / 2) * Math.PI) / 180
    const fit = Math.atan(Math.tan(half) * Math.min(1, this.camera.aspect))
    const away = VIEWS[view]
      .clone()
      .normalize()
      .multiplyScalar((this.#radius * 1.08) / Math.sin(fit))
    this.camera.position.copy(this.controls.target).add(away)
    this.camera.near = away.length() / 100
    this.camera.far = away.length() * 30
    this.camera.updateProjectionMatrix()
    this.controls.update()
    this.ask()
  }

  get view(): View {
    return this.#view
  }

  /** Comes nearer, by a factor below 1, or goes farther away. */
  zoom(factor: number): void {
    this.camera.position.sub(this.controls.target).multiplyScalar(factor).add(this.controls.target)
    this.controls.update()
    this.ask()
  }

  /** Takes out what was shown, and frees its geometry. */
  clear(): void {
    this.contents.traverse((child) => {
      if (child instanceof Mesh || child instanceof Line) child.geometry.dispose()
    })
    this.contents.clear()
  }

  at(point: Vector3): Vector3 {
    return point.clone().sub(this.origin)
  }

  /** Draws before the next frame, or once it is seen. */
  ask(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    if (this.#isSeen) this.#drawSoon()
  }

  #drawSoon(): void {
    requestAnimationFrame(() => this.#draw())
  }

  #draw(): void {
    this.#isAsked = false
    this.#scene.background = new Color(themeColour('--sl-color-bg'))
    this.camera.updateMatrixWorld()
    this.#onRender()
    this.#renderer.render(this.#scene, this.camera)
  }

  /** Where a point of the contents is on the canvas, in pixels. */
  pixelOf(point: Vector3): readonly [number, number] {
    const { x, y } = point.clone().project(this.camera)
    return [((x + 1) / 2) * this.canvas.clientWidth, ((1 - y) / 2) * this.canvas.clientHeight]
  }

  /** A ray from the eye through a place of the window. */
  aim({ clientX, clientY }: PointerEvent): Raycaster {
    const { left, top, width, height } = this.canvas.getBoundingClientRect()
    const caster = new Raycaster()
    caster.setFromCamera(
      new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2),
      this.camera,
    )
    return caster
  }

  /** How large something is that looks the same from everywhere. */
  sizeAt(point: Vector3): number {
    return this.camera.position.distanceTo(point)
  }

  add(...objects: readonly Object3D[]): void {
    this.contents.add(...objects)
  }

  #drawGround(low: Vector3 = this.#grid?.userData['low'] as Vector3): void {
    if (this.#grid !== undefined) {
      this.#scene.remove(this.#grid)
      this.#grid.dispose()
    }
    if (low === undefined) return
    const step = 10 ** Math.round(Math.log10(this.#radius / 3))
    const count = 2 * Math.ceil((this.#radius * 2) / step)
    const colour = themeColour('--play-ground')
    const grid = new GridHelper(count * step, count, colour, colour).rotateX(Math.PI / 2)
    const { x, y } = this.controls.target
    const z = low.z - this.origin.z
    grid.position.set(Math.round(x / step) * step, Math.round(y / step) * step, z >= -1 && z < 1 ? Math.min(0, z) : z)
    grid.userData['low'] = low
    this.#grid = grid
    this.#scene.add(grid)
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.canvas
    if (clientWidth === 0) return
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
    this.#renderer.setSize(clientWidth, clientHeight, false)
    const isFirst = this.camera.aspect === 1
    this.camera.aspect = clientWidth / clientHeight
    this.camera.updateProjectionMatrix()
    if (isFirst) this.look(this.#view)
    // The canvas is empty now, and must not be seen so.
    if (this.#isSeen) this.#draw()
    else this.ask()
  }
}

/** Buttons that change the view. */
export function listenToViews(space: Space, buttons: Iterable<HTMLElement>): void {
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { view = '' } = button.dataset
      if (view === 'nearer' || view === 'farther') space.zoom(view === 'nearer' ? 0.8 : 1.25)
      else space.look(view as View)
    })
  }
}
