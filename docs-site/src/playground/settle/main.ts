import { SETTLED, SETTLING } from '@coney/physics-world'
import { bitsOf, hexOf, short } from '../numbers.ts'
import type { Triple } from '../numbers.ts'
import { CaseList } from '../page/case-list.ts'
import { claimQuote } from '../page/claims.ts'
import { copied, find, make } from '../page/dom.ts'
import { copyLinkAt, HashLink } from '../page/hash-link.ts'
import { listenToViews } from '../page/space.ts'
import { prefersCalm } from '../page/theme.ts'
import { anglesOf, degreesBetween, normalOfSlope, slopeOf, turnOfAngles } from './angles.ts'
import { curveOf } from './curve.ts'
import { claimsOfEnd, claimsOfTick } from './decide.ts'
import { runSettle } from './run-settle.ts'
import type { Settle, Tick } from './run-settle.ts'
import { SettleStage } from './settle-stage.ts'
import { FIRST_SETTLE, LAST_TICK, parseSettle, printSettle } from './settle-state.ts'
import type { SettleState, Turn } from './settle-state.ts'

const link = new HashLink<SettleState>({ print: printSettle, parse: parseSettle, onVisit: show })
const stage = openStage()
const scrub = find<HTMLInputElement>('tick')
const cases = new CaseList<SettleState>(parseSettle, change)
const form = find<HTMLFormElement>('settle')
const play = find<HTMLButtonElement>('play')

let state = FIRST_SETTLE
let timer: ReturnType<typeof setTimeout> | undefined

function openStage(): SettleStage | undefined {
  try {
    const opened = new SettleStage(find('stage'))
    listenToViews(opened.space, document.querySelectorAll<HTMLElement>('[data-view]'))
    return opened
  } catch {
    find('no-picture').hidden = false
    return undefined
  }
}

function change(next: SettleState): void {
  show(next)
  link.keep(next)
}

function show(next: SettleState): void {
  state = next
  const settle = runSettle(state)
  showTick(settle)
  showEnd(settle)
  cases.show(...[0, LAST_TICK].map((tick) => printSettle({ ...state, tick })))
  fill()
  find('curve').replaceChildren(curveOf(settle.ticks, state.tick))
  find('ticks').replaceChildren(...settle.ticks.map((tick) => rowOf(tick, settle)))
  find('decided').replaceChildren(...claimsOfTick(state, settle).map(claimQuote))
  stage?.show(state, settle)
}

/** What is shown is shortened; whole values stand in the data. */
function showTick(settle: Settle): void {
  const tick = settle.ticks[state.tick]
  if (tick === undefined) return
  find('tick-title').textContent = state.tick === 0 ? 'Before the first tick' : `Tick ${state.tick} of ${LAST_TICK}`
  find('values').dataset['value'] = JSON.stringify(tick)
  const rows: readonly [string, readonly (Node | string)[]][] = [
    ['t', [copied(short(tick.t, 8), tick.t), ' ', copied(bitsOf(tick.t)), tick.t > 1 ? ', counts as 1' : '']],
    ['speed', [copied(short(tick.speed, 8), tick.speed), ' ', copied(bitsOf(tick.speed))]],
    ['rotation', [copied(turnText(tick.rotation), JSON.stringify(tick.rotation))]],
    ['turned', [`${short(degreesBetween(state.start, tick.rotation), 2)}° of ${short(wholeTurn(settle), 2)}°`]],
    ['flags', [copied(hexOf(tick.flags)), flagText(tick)]],
  ]
  find('values').replaceChildren(...rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, ...value)]))
}

function showEnd(settle: Settle): void {
  const { axis, end } = settle
  const place = find('end')
  place.dataset['value'] = JSON.stringify({ axis: axis ?? null, end: end ?? null })
  if (axis === undefined || end === undefined) {
    place.replaceChildren('No axis is allowed: it does not settle.')
  } else {
    const axisText = axis.map((value) => short(value, 6)).join(', ')
    place.replaceChildren('Nearest axis ', copied(`(${axisText})`), ', end ', copied(`(${turnText(end)})`))
  }
  find('end-decided').replaceChildren(...claimsOfEnd(state, settle).map(claimQuote))
}

function rowOf(tick: Tick, settle: Settle): HTMLTableRowElement {
  const isNow = tick.tick === state.tick
  const button = make('button', {
    type: 'button',
    class: 'pick',
    'data-tick': tick.tick,
    'aria-pressed': String(isNow),
  })
  button.append(String(tick.tick))
  return make(
    'tr',
    { class: isNow ? 'wins' : undefined, 'data-row': JSON.stringify(tick) },
    make('td', {}, button),
    make('td', {}, short(tick.t, 7)),
    make('td', {}, make('code', {}, bitsOf(tick.t))),
    make('td', {}, short(tick.speed, 4)),
    make('td', {}, turnText(tick.rotation, 4)),
    make('td', {}, `${short((100 * degreesBetween(state.start, tick.rotation)) / (wholeTurn(settle) || 1), 1)} %`),
  )
}

function wholeTurn({ end }: Settle): number {
  return end === undefined ? 0 : degreesBetween(state.start, end)
}

function turnText(turn: Turn, decimals: number = 6): string {
  return turn.map((value) => short(value, decimals)).join(', ')
}

function flagText({ flags }: Tick): string {
  if ((flags & SETTLING) !== 0) return ' settling'
  return (flags & SETTLED) !== 0 ? ' settled, its slot is free' : ''
}

function fill(): void {
  scrub.value = String(state.tick)
  scrub.setAttribute('aria-valuetext', `tick ${state.tick} of ${LAST_TICK}`)
  const angles = anglesOf(state.start)
  const { slope, bearing } = slopeOf(state.normal)
  const values = { x: angles[0], y: angles[1], z: angles[2], slope, bearing }
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name) as HTMLInputElement
    if (input !== document.activeElement) input.value = String(value)
    const output = document.querySelector(`[data-of="${name}"]`)
    if (output !== null) output.textContent = `${short(value, 1)}°`
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name=axis]'))
    box.checked = (state.axisMask & Number(box.value)) !== 0
  ;(form.elements.namedItem('held') as HTMLInputElement).checked = state.isHeld
}

function stop(): void {
  clearTimeout(timer)
  timer = undefined
  play.textContent = 'Play'
}

/** Ten times slower than the game, and slower still for who wants it calm. */
function tickOn(): void {
  if (state.tick >= LAST_TICK) return stop()
  change({ ...state, tick: state.tick + 1 })
  timer = setTimeout(tickOn, prefersCalm() ? 1000 : 167)
}

play.addEventListener('click', () => {
  if (timer !== undefined) return stop()
  play.textContent = 'Pause'
  change({ ...state, tick: state.tick >= LAST_TICK ? 0 : state.tick })
  timer = setTimeout(tickOn, 167)
})
scrub.addEventListener('input', () => {
  stop()
  change({ ...state, tick: scrub.valueAsNumber })
})
find('stage-frame').addEventListener('keydown', (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  stop()
  change({ ...state, tick: Math.min(LAST_TICK, Math.max(0, state.tick + by)) })
})
find('ticks').addEventListener('click', ({ target }) => {
  const { tick } = (target as HTMLElement).dataset
  if (tick !== undefined) change({ ...state, tick: Number(tick) })
})
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', ({ target }) => {
  const { name, valueAsNumber, checked } = target as HTMLInputElement
  if ('xyz'.includes(name)) {
    const angles = anglesOf(state.start).with('xyz'.indexOf(name), valueAsNumber) as unknown as Triple
    change({ ...state, start: turnOfAngles(angles) })
  } else if (name === 'slope' || name === 'bearing') {
    const before = slopeOf(state.normal)
    const normal =
      name === 'slope' ? normalOfSlope(valueAsNumber, before.bearing) : normalOfSlope(before.slope, valueAsNumber)
    change({ ...state, normal })
  } else if (name === 'held') {
    change({ ...state, isHeld: checked })
  } else if (name === 'axis') {
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name=axis]:checked')]
    change({ ...state, axisMask: boxes.reduce((mask, { value }) => mask | Number(value), 0) })
  }
})
copyLinkAt(find('copy-link'), link)

show(link.read() ?? FIRST_SETTLE)
