import {
  AmbientLight,
  BoxGeometry,
  BufferGeometry,
  CapsuleGeometry,
  Color,
  DirectionalLight,
  GridHelper,
  Group,
  Line,
  LineBasicMaterial,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  SphereGeometry,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { endOf } from './state.ts'
import type { PlayState, Triple } from './state.ts'

export interface StageColours {
  readonly ray: string
  readonly answer: string
  readonly shape: string
  readonly paper: string
  readonly grid: string
}

/** Draws a state, and tells where a handle of the ray was dragged to. z is up. */
export class Stage {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(35, 1, 0.1, 500)
  readonly #controls: OrbitControls
  readonly #contents = new Group()
  readonly #handles: Readonly<Record<'start' | 'end', Mesh>>
  readonly #canvas: HTMLCanvasElement
  readonly #colours: StageColours

  constructor(canvas: HTMLCanvasElement, colours: StageColours, onDrag: (which: 'start' | 'end', to: Triple) => void) {
    this.#canvas = canvas
    this.#colours = colours
    this.#renderer = new WebGLRenderer({ canvas, antialias: true })
    this.#scene.background = new Color(colours.paper)
    this.#camera.up.set(0, 0, 1)
    this.#camera.position.set(4, -9, 5)
    const grid = new GridHelper(12, 12, colours.grid, colours.grid).rotateX(Math.PI / 2)
    const sun = new DirectionalLight('#fff', 2)
    sun.position.set(3, -4, 8)
    this.#handles = { start: handle(colours.ray, 0.12), end: handle(colours.ray, 0.08) }
    this.#scene.add(grid, sun, new AmbientLight('#fff', 1.5), this.#contents, ...Object.values(this.#handles))
    this.#controls = new OrbitControls(this.#camera, canvas)
    this.#controls.target.set(0, 0, 1)
    this.#controls.addEventListener('change', () => this.#render())
    this.#dragHandles(onDrag)
    new ResizeObserver(() => this.#resize()).observe(canvas)
    this.#controls.update()
  }

  /** Shows a state with its fractions, the answer among them. */
  show(state: PlayState, fractions: readonly number[], answer: number | undefined): void {
    for (const child of this.#contents.children)
      if (child instanceof Mesh || child instanceof Line) child.geometry.dispose()
    const end = endOf(state)
    const at = (fraction: number): Vector3 => new Vector3(...state.start).lerp(new Vector3(...end), fraction)
    const marks = fractions.map((fraction) => {
      const mark = handle(
        fraction === answer ? this.#colours.answer : this.#colours.grid,
        fraction === answer ? 0.1 : 0.06,
      )
      mark.position.copy(at(fraction))
      return mark
    })
    const line = new BufferGeometry().setFromPoints([new Vector3(...state.start), new Vector3(...end)])
    this.#contents.clear()
    this.#contents.add(shapeMesh(state, this.#colours.shape), ...marks)
    this.#contents.add(new Line(line, new LineBasicMaterial({ color: this.#colours.ray })))
    this.#handles.start.position.set(...state.start)
    this.#handles.end.position.set(...end)
    this.#render()
  }

  #dragHandles(onDrag: (which: 'start' | 'end', to: Triple) => void): void {
    const [caster, plane] = [new Raycaster(), new Plane()]
    let dragged: 'start' | 'end' | undefined
    const aim = ({ clientX, clientY }: PointerEvent): void => {
      const { left, top, width, height } = this.#canvas.getBoundingClientRect()
      caster.setFromCamera(
        new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2),
        this.#camera,
      )
    }
    this.#canvas.addEventListener(
      'pointerdown',
      (event) => {
        aim(event)
        const [hit] = caster.intersectObjects(Object.values(this.#handles))
        if (hit === undefined) return
        dragged = hit.object === this.#handles.start ? 'start' : 'end'
        plane.setFromNormalAndCoplanarPoint(this.#camera.getWorldDirection(new Vector3()), hit.object.position)
        this.#controls.enabled = false
        this.#canvas.setPointerCapture(event.pointerId)
      },
      { capture: true },
    )
    this.#canvas.addEventListener('pointermove', (event) => {
      if (dragged === undefined) return
      aim(event)
      const to = caster.ray.intersectPlane(plane, new Vector3())
      if (to !== null) onDrag(dragged, [to.x, to.y, to.z])
    })
    this.#canvas.addEventListener('pointerup', () => {
      dragged = undefined
      this.#controls.enabled = true
    })
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#canvas
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
    this.#renderer.setSize(clientWidth, clientHeight, false)
    this.#camera.aspect = clientWidth / clientHeight
    this.#camera.updateProjectionMatrix()
    this.#render()
  }

  #render(): void {
    this.#camera.updateMatrixWorld()
    this.#renderer.render(this.#scene, this.#camera)
    this.#canvas.dataset['start'] = this.#placeOf(this.#handles.start).join()
    this.#canvas.dataset['end'] = this.#placeOf(this.#handles.end).join()
  }

  /** Where a handle is on the canvas, in pixels. */
  #placeOf({ position }: Mesh): readonly [number, number] {
    const { x, y } = position.clone().project(this.#camera)
    return [((x + 1) / 2) * this.#canvas.clientWidth, ((1 - y) / 2) * this.#canvas.clientHeight]
  }
}

function handle(color: string, radius: number): Mesh {
  return new Mesh(new SphereGeometry(radius, 24, 16), new MeshBasicMaterial({ color }))
}

function shapeMesh({ shape }: PlayState, color: string): Mesh {
  const material = new MeshStandardMaterial({ color, transparent: true, opacity: 0.45, depthWrite: false })
  if (shape.kind === 'capsule') {
    const mesh = new Mesh(new CapsuleGeometry(shape.radius, shape.height, 12, 32), material)
    mesh.rotateX(Math.PI / 2)
    mesh.position.set(shape.base[0], shape.base[1], shape.base[2] + shape.height / 2)
    return mesh
  }
  const [x, y, z] = shape.half
  const mesh = new Mesh(new BoxGeometry(2 * x, 2 * y, 2 * z), material)
  const [first, second, third] = shape.axes.map((axis) => new Vector3(...axis)) as [Vector3, Vector3, Vector3]
  mesh.setRotationFromMatrix(new Matrix4().makeBasis(first, second, third))
  mesh.position.set(...shape.centre)
  return mesh
}
