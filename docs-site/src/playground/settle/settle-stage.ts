import {
  BoxGeometry,
  CircleGeometry,
  DoubleSide,
  EdgesGeometry,
  Group,
  LineSegments,
  Mesh,
  PolarGridHelper,
  Quaternion,
  Vector3,
} from 'three'
import type { Object3D } from 'three'
import { material } from '../page/materials.ts'
import { Space } from '../page/space.ts'
import { themeColour } from '../page/theme.ts'
import { arrowHead, rod } from '../rays/meshes.ts'
import type { Settle } from './run-settle.ts'
import type { SettleState, Turn } from './settle-state.ts'

/** Half the size of what settles along its axes. */
const HALF = [0.75, 0.45, 0.25] as const

const AXES = [
  { unit: new Vector3(1, 0, 0), colour: '--play-first', bit: 1 },
  { unit: new Vector3(0, 1, 0), colour: '--play-second', bit: 2 },
  { unit: new Vector3(0, 0, 1), colour: '--play-third', bit: 4 },
]

/** Draws what settles as it stands at a tick, with faint outlines of where it began and where it will end. */
export class SettleStage {
  readonly space: Space
  #shown: { state: SettleState; settle: Settle } | undefined

  constructor(canvas: HTMLCanvasElement) {
    this.space = new Space(
      canvas,
      () => this.#redraw(),
      () => {},
    )
    const far = 0.85
    this.space.frame([new Vector3(-far, -far, -far), new Vector3(far, far, far)], false)
  }

  show(state: SettleState, settle: Settle): void {
    this.#shown = { state, settle }
    this.#redraw()
  }

  #redraw(): void {
    if (this.#shown === undefined) return
    const { state, settle } = this.#shown
    const now = settle.ticks[state.tick]?.rotation ?? state.start
    const end = settle.end ?? state.start
    this.space.clear()
    this.space.add(
      ground(new Vector3(...state.normal).normalize(), quaternion(end)),
      outline(state.start, '--play-edge', 0.5),
      outline(end, '--play-truth', 0.7),
      brick(now, state.axisMask),
    )
    this.space.ask()
  }
}

function quaternion(turn: Turn): Quaternion {
  return new Quaternion(...turn).normalize()
}

function brick(turn: Turn, axisMask: number): Object3D {
  const group = new Group()
  group.quaternion.copy(quaternion(turn))
  const look = material('solid', { color: themeColour('--play-shape') })
  group.add(new Mesh(new BoxGeometry(HALF[0] * 2, HALF[1] * 2, HALF[2] * 2), look))
  AXES.forEach(({ unit, colour, bit }, index) => {
    const isAllowed = (axisMask & bit) !== 0
    const tip = unit.clone().multiplyScalar((HALF[index] ?? 0) + 0.5)
    const name = isAllowed ? colour : '--play-off'
    group.add(rod(new Vector3(), tip, 0.018, themeColour(name)), arrowHead(tip, unit, 0.1, themeColour(name)))
  })
  return group
}

function outline(turn: Turn, colour: string, opacity: number): Object3D {
  const edges = new EdgesGeometry(new BoxGeometry(HALF[0] * 2, HALF[1] * 2, HALF[2] * 2))
  const lines = new LineSegments(edges, material('line', { color: themeColour(colour), transparent: true, opacity }))
  lines.quaternion.copy(quaternion(turn))
  return lines
}

/** The ground lies where the object will rest on it. */
function ground(normal: Vector3, end: Quaternion): Object3D {
  const depth = AXES.reduce(
    (sum, { unit }, index) => sum + (HALF[index] ?? 0) * Math.abs(unit.clone().applyQuaternion(end).dot(normal)),
    0,
  )
  const group = new Group()
  const colour = themeColour('--play-ground')
  const look = material('flat', { color: colour, transparent: true, opacity: 0.5, side: DoubleSide })
  const grid = new PolarGridHelper(1.5, 12, 5, 64, themeColour('--play-off'), themeColour('--play-off'))
  grid.rotateX(Math.PI / 2)
  group.add(new Mesh(new CircleGeometry(1.5, 64), look), grid)
  group.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), normal)
  group.position.copy(normal).multiplyScalar(-depth)
  const tip = new Vector3(0, 0, 0.6)
  group.add(rod(new Vector3(), tip, 0.012, themeColour('--play-edge')))
  group.add(arrowHead(tip, tip, 0.08, themeColour('--play-edge')))
  group.children.slice(-2).forEach((arrow) => arrow.position.add(new Vector3(1.2, 0, 0)))
  return group
}
