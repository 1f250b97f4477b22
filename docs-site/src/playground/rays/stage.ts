import { Mesh, Plane, SphereGeometry, Vector3 } from 'three'
import { extentOf } from '../../pictures/space/corners.ts'
import type { Triple } from '../numbers.ts'
import { make } from '../page/dom.ts'
import { material } from '../page/materials.ts'
import { Space } from '../page/space.ts'
import { themeColour } from '../page/theme.ts'
import type { Outcome, Row } from './cast.ts'
import { isSame } from './same.ts'
import { arrowHead, dot, rod, shapeMesh } from './meshes.ts'
import { anchorOf, endOf } from './scene.ts'
import type { Scene } from './scene.ts'

/** `start` and `end` of the ray, or a shape by its key. */
export type Handle = string

export interface StageEvents {
  readonly onPick: (handle: Handle) => void
  readonly onDrag: (handle: Handle, to: Triple) => void
  readonly onDrop: () => void
}

/** Draws a scene, and tells where its handles are dragged to. */
export class Stage {
  readonly space: Space
  readonly #labels: HTMLElement
  readonly #handles = new Map<Handle, Mesh>()
  #shown: { scene: Scene; outcome: Outcome; selected: Handle } | undefined

  constructor(canvas: HTMLCanvasElement, labels: HTMLElement, events: StageEvents) {
    this.#labels = labels
    this.space = new Space(
      canvas,
      () => this.#redraw(),
      () => this.#place(),
    )
    this.#listen(events)
  }

  /** Brings everything of a scene into the picture. */
  frame({ bodies, ...ray }: Scene): void {
    const shapes = bodies.flatMap((body) => [...body.shapes, ...body.bones])
    const points = [ray.start, endOf(ray), ...shapes.flatMap(extentOf)]
    this.space.frame(points.map((point) => new Vector3(...point)))
  }

  show(scene: Scene, outcome: Outcome, selected: Handle): void {
    this.#shown = { scene, outcome, selected }
    this.#redraw()
  }

  #redraw(): void {
    if (this.#shown === undefined) return
    const { scene, outcome, selected } = this.#shown
    this.space.clear()
    this.#handles.clear()
    for (const row of outcome.rows) this.#addShape(row, outcome, scene, row.key === selected)
    this.#addRay(scene, outcome)
    for (const handle of ['start', 'end'] as const) {
      this.#addHandle(handle, handle === 'start' ? scene.start : endOf(scene), '--play-ray', handle === selected)
    }
    this.#labels.replaceChildren(...outcome.rows.map(labelOf))
    this.space.ask()
  }

  #addShape(row: Row, outcome: Outcome, scene: Scene, isSelected: boolean): void {
    const nearest = scene.mode === 'truth' ? outcome.truth : outcome.original
    const isMet = nearest?.row.key === row.key
    const name = row.isAsked ? (isMet ? '--play-answer' : '--play-shape') : '--play-off'
    const look = {
      colour: themeColour(name),
      edge: themeColour(isSelected ? '--play-ray' : '--play-edge'),
      opacity: row.isAsked ? 0.5 : 0.25,
    }
    const mesh = shapeMesh(row.shape, this.space.origin, look)
    if (mesh !== undefined) this.space.add(mesh)
    if (!row.key.includes('bone')) this.#addHandle(row.key, anchorOf(row.shape), '--play-edge', isSelected)
  }

  #addRay(scene: Scene, { rows, original, truth }: Outcome): void {
    const [start, end] = [this.#at(scene.start), this.#at(endOf(scene))]
    const [shown, other] = scene.mode === 'truth' ? [truth, original] : [original, truth]
    const at = (fraction: number): Vector3 => start.clone().lerp(end, fraction)
    const size = this.space.sizeAt(this.space.controls.target)
    const colour = themeColour('--play-ray')
    if (start.distanceTo(end) > 0) {
      const met = at(shown?.fraction ?? 1)
      if (start.distanceTo(met) > 0) this.space.add(rod(start, met, size * 0.002, colour))
      if (met.distanceTo(end) > 0) this.space.add(rod(met, end, size * 0.002, colour, 0.35))
      this.space.add(arrowHead(end, end.clone().sub(start), size * 0.012, colour))
    }
    const stored = rows.flatMap(({ isAsked, original: own, truth: real }) =>
      isAsked ? (scene.mode === 'truth' ? real.list : own.list) : [],
    )
    for (const fraction of stored) {
      if (fraction >= 0 && fraction <= 1) this.space.add(dot(at(fraction), size * 0.004, themeColour('--play-edge')))
    }
    if (other !== undefined && !isSame(other.fraction, shown?.fraction)) {
      const name = scene.mode === 'truth' ? '--play-answer' : '--play-truth'
      this.space.add(dot(at(other.fraction), size * 0.009, themeColour(name), true))
    }
    if (shown !== undefined) this.space.add(dot(at(shown.fraction), size * 0.008, themeColour('--play-answer')))
  }

  #addHandle(handle: Handle, at: Triple, colour: string, isSelected: boolean): void {
    const look = material('flat', {
      color: themeColour(isSelected ? '--play-ray' : colour),
      depthTest: false,
      transparent: true,
    })
    const mesh = new Mesh(new SphereGeometry(1, 24, 16), look)
    mesh.position.copy(this.#at(at))
    mesh.renderOrder = 3
    mesh.userData['size'] = handle === 'end' ? 0.006 : isSelected || handle === 'start' ? 0.009 : 0.005
    this.#handles.set(handle, mesh)
    this.space.add(mesh)
  }

  #at(point: Triple): Vector3 {
    return this.space.at(new Vector3(...point))
  }

  /** Before each frame: handles look as large from everywhere, and names stay with their shapes. */
  #place(): void {
    const places: Record<Handle, readonly [number, number]> = {}
    for (const [handle, mesh] of this.#handles) {
      mesh.scale.setScalar(this.space.sizeAt(mesh.position) * (mesh.userData['size'] as number))
      places[handle] = this.space.pixelOf(mesh.position)
    }
    for (const label of this.#labels.children as Iterable<HTMLElement> & HTMLCollection) {
      const [x, y] = places[(label as HTMLElement).dataset['key'] ?? ''] ?? [-999, -999]
      ;(label as HTMLElement).style.transform = `translate(${x + 10}px, ${y - 22}px)`
    }
    this.space.canvas.dataset['handles'] = JSON.stringify(places)
  }

  /** The handle under a finger or a cursor, or the nearest one not far from it. */
  #handleAt({ clientX, clientY, pointerType }: PointerEvent): Handle | undefined {
    const { left, top } = this.space.canvas.getBoundingClientRect()
    let best = pointerType === 'touch' ? 32 : 16
    let found: Handle | undefined
    // The ends of the ray come last, and win where they lie on a shape.
    for (const [handle, { position }] of this.#handles) {
      const [x, y] = this.space.pixelOf(position)
      const away = Math.hypot(clientX - left - x, clientY - top - y)
      if (away > best) continue
      best = away
      found = handle
    }
    return found
  }

  #listen({ onPick, onDrag, onDrop }: StageEvents): void {
    const { canvas, controls, camera } = this.space
    const plane = new Plane()
    const offset = new Vector3()
    let dragged: Handle | undefined
    canvas.addEventListener(
      'pointerdown',
      (event) => {
        dragged = this.#handleAt(event)
        const position = dragged === undefined ? undefined : this.#handles.get(dragged)?.position.clone()
        if (dragged === undefined || position === undefined) return
        plane.setFromNormalAndCoplanarPoint(camera.getWorldDirection(new Vector3()), position)
        offset.copy(this.space.aim(event).ray.intersectPlane(plane, new Vector3()) ?? position).sub(position)
        controls.enabled = false
        canvas.setPointerCapture(event.pointerId)
        onPick(dragged)
      },
      { capture: true },
    )
    canvas.addEventListener('pointermove', (event) => {
      if (dragged === undefined) {
        canvas.style.cursor = this.#handleAt(event) === undefined ? '' : 'move'
        return
      }
      const to = this.space.aim(event).ray.intersectPlane(plane, new Vector3())
      if (to !== null) onDrag(dragged, to.sub(offset).add(this.space.origin).toArray())
    })
    for (const name of ['pointerup', 'pointercancel'] as const) {
      canvas.addEventListener(name, () => {
        if (dragged === undefined) return
        dragged = undefined
        controls.enabled = true
        onDrop()
      })
    }
  }
}

/** A body with one shape goes by its owner. */
function labelOf({ body, shape, key }: Row): HTMLElement {
  const isAlone = body.shapes.length === 1 && !key.includes('bone')
  return make('span', { 'data-key': key }, isAlone ? body.owner : `${body.owner}: ${shape.name}`)
}
