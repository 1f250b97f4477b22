import { draw, setAttributes } from '../page/dom.ts'
import { BLOCK, BLOCKS, CITY, DISTRICT, DISTRICTS, PARTS, WALLS } from './city.ts'
import type { Session } from './session.ts'
import type { CameraState } from './stream-state.ts'
import { rounded, SIGHT } from './view.ts'

const SIZE = DISTRICT * BLOCK

/** y points up in the city and down in a drawing. */
const down = (y: number): number => CITY - y

/** The city from above: what is loaded, what is seen, and the camera. */
export class CityMap {
  readonly #parts: readonly SVGElement[]
  readonly #sectors: readonly SVGElement[]
  readonly #wedge = draw('path', { class: 'wedge' })
  readonly #camera = draw(
    'g',
    { class: 'camera' },
    draw('circle', { r: 9 }),
    draw('path', { d: 'M 6 -7 L 20 0 L 6 7 Z' }),
  )

  constructor(svg: SVGSVGElement, onMove: (to: { x: number; y: number }) => void, onDrop: () => void) {
    this.#parts = Array.from({ length: PARTS }, (_, index) => partSquare(index))
    this.#sectors = BLOCKS.map(({ column, row }) =>
      draw('rect', { x: column * BLOCK + 5, y: down((row + 1) * BLOCK) + 5, width: BLOCK - 10, height: BLOCK - 10 }),
    )
    const labels = Array.from({ length: PARTS }, (_, index) => partLabel(index))
    const walls = WALLS.map(({ from, to, y }) => draw('line', { x1: from, x2: to, y1: down(y), y2: down(y) }))
    svg.append(
      draw('g', { class: 'parts' }, ...this.#parts),
      draw('g', { class: 'sectors' }, ...this.#sectors),
      draw('g', { class: 'walls' }, ...walls),
      draw('g', { class: 'labels' }, ...labels),
      this.#wedge,
      this.#camera,
    )
    listen(svg, onMove, onDrop)
  }

  show({ world, camera, decision }: Session): void {
    const wanted = decision === undefined || decision.kind === 'content' ? undefined : world.found?.part
    this.#parts.forEach((square, index) => {
      const [number, part] = [index + 1, world.parts[index]]
      const state = world.reading === number ? 'reading' : part?.loaded ? 'loaded' : 'missing'
      setAttributes(square, { class: `${state}${wanted === number ? ' wanted' : ''}` })
    })
    this.#sectors.forEach((square, index) => {
      const isSeen = world.visible.has(index)
      const isThere = world.table[index]?.atomic !== undefined
      setAttributes(square, { class: isSeen ? (isThere ? 'seen there' : 'seen') : undefined })
    })
    setAttributes(this.#camera, { transform: `translate(${camera.x} ${down(camera.y)}) rotate(${-camera.facing})` })
    setAttributes(this.#wedge, { d: wedgePath(camera) })
  }
}

function partSquare(index: number): SVGElement {
  const [column, row] = [index % DISTRICTS, Math.floor(index / DISTRICTS)]
  return draw('rect', {
    x: column * SIZE + 2,
    y: down((row + 1) * SIZE) + 2,
    width: SIZE - 4,
    height: SIZE - 4,
    rx: 6,
    'data-part': index + 1,
  })
}

function partLabel(index: number): SVGElement {
  const [column, row] = [index % DISTRICTS, Math.floor(index / DISTRICTS)]
  return draw('text', { x: column * SIZE + 10, y: down((row + 1) * SIZE) + 24 }, String(index + 1))
}

function wedgePath({ x, y, facing }: CameraState): string {
  const edge = (turn: number): string => {
    const angle = ((facing + turn) * Math.PI) / 180
    // A plane ends the view, so the corners are farther off than its middle.
    const far = SIGHT * Math.SQRT2
    return `${rounded(x + far * Math.cos(angle))} ${rounded(down(y + far * Math.sin(angle)))}`
  }
  return `M ${x} ${down(y)} L ${edge(-45)} L ${edge(45)} Z`
}

function listen(svg: SVGSVGElement, onMove: (to: { x: number; y: number }) => void, onDrop: () => void): void {
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top, width, height } = svg.getBoundingClientRect()
    onMove({ x: ((clientX - left) / width) * CITY, y: (1 - (clientY - top) / height) * CITY })
  }
  svg.addEventListener('pointerdown', (event) => {
    svg.setPointerCapture(event.pointerId)
    move(event)
  })
  svg.addEventListener('pointermove', (event) => {
    if (svg.hasPointerCapture(event.pointerId)) move(event)
  })
  svg.addEventListener('lostpointercapture', onDrop)
}
