import { short } from '../numbers.ts'
import type { Triple } from '../numbers.ts'
import { CaseList } from '../page/case-list.ts'
import { claimQuote } from '../page/claims.ts'
import { copied, find, make } from '../page/dom.ts'
import { copyLinkAt, HashLink } from '../page/hash-link.ts'
import { listenToViews } from '../page/space.ts'
import { castScene } from './cast.ts'
import type { Nearest, Outcome } from './cast.ts'
import { Editor } from './editor.ts'
import { fieldsOfRay, fieldsOfShape } from './fields.ts'
import {
  anchorOf,
  bodyOf,
  endOf,
  FIRST,
  IDENTITY,
  movedTo,
  rayBetween,
  settled,
  withoutShape,
  withShape,
} from './scene.ts'
import type { Scene } from './scene.ts'
import { isSame } from './same.ts'
import { parseScene, printScene } from './scene-link.ts'
import { Stage } from './stage.ts'
import type { Handle } from './stage.ts'
import { contactRows, tableRows } from './table.ts'

const link = new HashLink<Scene>({ print: printScene, parse: parseScene, onVisit: visit })
const stage = openStage()
const editor = new Editor(find('fields'), change)
const cases = new CaseList<Scene>(parseScene, begin)
const selectedList = find<HTMLSelectElement>('selected')

let scene = link.read() ?? FIRST
let selected: Handle = 'start'

function openStage(): Stage | undefined {
  try {
    const opened = new Stage(find('stage'), find('labels'), {
      onPick: pick,
      onDrag: (handle, to) => change(moved(handle, to)),
      onDrop: () => link.flush(),
    })
    listenToViews(opened.space, document.querySelectorAll<HTMLElement>('[data-view]'))
    return opened
  } catch {
    find('no-picture').hidden = false
    return undefined
  }
}

/** A whole other scene. */
function visit(next: Scene): void {
  scene = next
  selected = 'start'
  stage?.frame(scene)
  show()
}

function begin(chosen: Scene): void {
  visit({ ...chosen, mode: scene.mode })
  link.keep(scene)
}

function change(next: Scene): void {
  scene = next
  link.keep(scene)
  show()
}

function pick(handle: Handle): void {
  selected = handle
  show()
}

function moved(handle: Handle, to: Triple): Scene {
  const place = to.map(settled) as unknown as Triple
  if (handle === 'start') return { ...scene, ...rayBetween(place, endOf(scene)) }
  if (handle === 'end') return { ...scene, ...rayBetween(scene.start, place) }
  const [body = 0, at = 0] = handle.split('/').map(Number)
  const shape = scene.bodies[body]?.shapes[at]
  return shape === undefined ? scene : withShape(scene, body, at, movedTo(shape, place))
}

function placeOf(handle: Handle): Triple {
  if (handle === 'start') return scene.start
  if (handle === 'end') return endOf(scene)
  const [body = 0, at = 0] = handle.split('/').map(Number)
  const shape = scene.bodies[body]?.shapes[at]
  return shape === undefined ? [0, 0, 0] : anchorOf(shape)
}

function show(): void {
  const outcome = castScene(scene)
  if (!handlesOf(scene).includes(selected)) selected = 'start'
  showAnswer(outcome)
  cases.show(printScene({ ...scene, mode: 'original' }))
  find('decided-title').textContent = scene.mode === 'truth' ? 'The original decides by' : 'Decided by'
  find('list-title').textContent = scene.mode === 'truth' ? 'Inside from, to' : 'Stored'
  find('rows').replaceChildren(...tableRows(scene, outcome, selected))
  find('decided').replaceChildren(...outcome.claims.map(claimQuote))
  find('contact').replaceChildren(...contactRows(outcome))
  find('contact').dataset['value'] = JSON.stringify(outcome.written)
  const isRay = selected === 'start' || selected === 'end'
  showSelected()
  find<HTMLButtonElement>('remove').disabled = isRay
  editor.show(isRay ? fieldsOfRay(scene) : fieldsOfShape(scene, selected))
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=mode]'))
    radio.checked = radio.value === scene.mode
  stage?.show(scene, outcome, selected)
}

/** What is shown is shortened; the whole answer stands in the data. */
function showAnswer({ rows, original, truth }: Outcome): void {
  const [shown, other] = scene.mode === 'truth' ? [truth, original] : [original, truth]
  const answer = find('answer')
  const { row } = shown ?? {}
  const whole = { owner: row?.body.owner ?? null, shape: row?.shape.name ?? null, fraction: shown?.fraction ?? null }
  answer.dataset['value'] = JSON.stringify(whole)
  answer.replaceChildren(
    ...(shown === undefined
      ? ['No hit']
      : [copied(short(shown.fraction), shown.fraction), make('small', {}, ' of the ray')]),
  )
  find('met').replaceChildren(...(shown === undefined ? [missOf(rows)] : sentenceOf(shown)))
  const isQuirk = shown?.row.key !== other?.row.key || !isSame(shown?.fraction, other?.fraction)
  find('differs').textContent = isQuirk ? differenceOf(other) : ''
}

/** A shape that nobody asks may still have an answer. */
function missOf(rows: Outcome['rows']): string {
  const silent = rows.find(({ isAsked, original }) => !isAsked && original.answer !== undefined)
  const alone =
    silent === undefined ? '' : ` Asked alone, ${silent.body.owner} answers ${short(silent.original.answer ?? 0)}.`
  return `The ray meets nothing on its way.${alone}`
}

function sentenceOf(shown: Nearest): readonly (Node | string)[] {
  const { body, shape } = shown.row
  const metres = shown.fraction * scene.length * Math.hypot(...scene.direction)
  const name = body.owner === shape.name ? `The ${shape.name}` : `The ${shape.name} of ${body.owner}`
  return [make('strong', {}, name), ` is met ${short(metres, 3)} m from the start.`]
}

function differenceOf(other: Nearest | undefined): string {
  const whose = scene.mode === 'truth' ? 'The original' : 'True geometry'
  if (other === undefined) return `${whose}: no hit.`
  return `${whose}: ${short(other.fraction)}, ${other.row.body.owner}.`
}

function handlesOf({ bodies }: Scene): readonly Handle[] {
  return ['start', 'end', ...bodies.flatMap(({ shapes }, body) => shapes.map((_, at) => `${body}/${at}`))]
}

function showSelected(): void {
  const options = handlesOf(scene).map((handle) => {
    const [body = 0, at = 0] = handle.split('/').map(Number)
    const { owner = '', shapes = [] } = scene.bodies[body] ?? {}
    const name = handle.includes('/') ? `${owner}: ${shapes[at]?.name}` : `the ${handle} of the ray`
    return make('option', { value: handle }, name)
  })
  const isNew = options.map(({ text }) => text).join() !== [...selectedList.options].map(({ text }) => text).join()
  if (isNew) selectedList.replaceChildren(...options)
  selectedList.value = selected
}

/** A new body on the way of the ray, a little beside the last one. */
function add(kind: 'box' | 'capsule'): void {
  const count = scene.bodies.length
  const [start, end] = [scene.start, endOf(scene)]
  const at = [0, 1].map((axis) => settled(((start[axis] ?? 0) + (end[axis] ?? 0)) / 2 + ((count % 3) - 1) * 0.8))
  const owner = nameFor(kind)
  const shape =
    kind === 'box'
      ? ({
          kind,
          name: owner,
          enabled: true,
          centre: [at[0]!, at[1]!, 0.5],
          half: [0.5, 0.5, 0.5],
          axes: IDENTITY,
        } as const)
      : ({ kind, name: owner, enabled: true, base: [at[0]!, at[1]!, 0.35], height: 1.8, radius: 0.35 } as const)
  selected = `${count}/0`
  change({ ...scene, bodies: [...scene.bodies, bodyOf(owner, shape)] })
}

function nameFor(kind: string): string {
  const taken = new Set(scene.bodies.map(({ owner }) => owner))
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? kind : `${kind} ${number}`
    if (!taken.has(name)) return name
  }
}

function remove(): void {
  const [body = 0, at = 0] = selected.split('/').map(Number)
  selected = 'start'
  change(withoutShape(scene, body, at))
}

/** Arrows move along the axes that lie in the picture. */
function steer(event: KeyboardEvent): void {
  const step = event.shiftKey ? 0.01 : 0.1
  const isSide = stage?.space.view === 'side'
  const [x, y, z] = placeOf(selected)
  const to: Record<string, Triple> = {
    ArrowLeft: [x - step, y, z],
    ArrowRight: [x + step, y, z],
    ArrowUp: isSide ? [x, y, z + step] : [x, y + step, z],
    ArrowDown: isSide ? [x, y, z - step] : [x, y - step, z],
    PageUp: [x, y, z + step],
    PageDown: [x, y, z - step],
  }
  const target = to[event.key]
  if (target === undefined) return
  event.preventDefault()
  change(moved(selected, target))
}

find('modes').addEventListener('change', ({ target }) => {
  change({ ...scene, mode: (target as HTMLInputElement).value as Scene['mode'] })
})
find('rows').addEventListener('click', ({ target }) => {
  const { pick: key } = (target as HTMLElement).dataset
  if (key !== undefined && !key.includes('bone')) pick(key)
})
selectedList.addEventListener('change', () => pick(selectedList.value))
find('add-box').addEventListener('click', () => add('box'))
find('add-capsule').addEventListener('click', () => add('capsule'))
find('remove').addEventListener('click', remove)
find('stage-frame').addEventListener('keydown', steer)
copyLinkAt(find('copy-link'), link)

visit(scene)
