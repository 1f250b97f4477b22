import { claimQuote } from '../page/claims.ts'
import { copied, find, make } from '../page/dom.ts'
import { copyLinkAt, HashLink } from '../page/hash-link.ts'
import { prefersCalm } from '../page/theme.ts'
import { budgetBar, budgetRows, bytesText } from './budget.ts'
import { CITY, PARTS } from './city.ts'
import { claimsOfDecision, sentenceOf } from './decide.ts'
import { writeDisc } from './disc.ts'
import { CityMap } from './map.ts'
import { Session } from './session.ts'
import { FIRST_STREAM, parseStream, POOLS, printStream } from './stream-state.ts'
import type { CameraState, StreamState } from './stream-state.ts'
import { rounded, tourAt } from './view.ts'

const link = new HashLink<StreamState>({ print: printStream, parse: parseStream, onVisit: (state) => void open(state) })
const play = find<HTMLButtonElement>('play')
const tour = find<HTMLInputElement>('tour')
const facing = find<HTMLInputElement>('facing')
const pools = find<HTMLSelectElement>('pool')
const map = new CityMap(find<HTMLElement>('map') as unknown as SVGSVGElement, moveTo, () => link.flush())

const disc = writeDisc()
let session = await Session.open(link.read() ?? FIRST_STREAM, disc)
let timer: ReturnType<typeof setTimeout> | undefined
/** Frames come one after the other, however fast they are asked for. */
let queue: Promise<void> = Promise.resolve()

async function open(state: StreamState): Promise<void> {
  stop()
  const opened = Session.open(state, disc)
  queue = opened.then((next) => {
    session = next
    show()
  })
  await queue
}

function step(count: number): Promise<void> {
  queue = queue.then(async () => {
    for (let i = 0; i < count; i += 1) await session.step()
    show()
    link.keep(session.state)
  })
  return queue
}

function look(camera: CameraState): void {
  session.isTour = false
  session.look(camera)
  show()
  link.keep(session.state)
}

/** Whoever walks faces where he goes. */
function moveTo(to: { x: number; y: number }): void {
  const { x, y, facing: before } = session.camera
  const [nextX, nextY] = [inCity(to.x), inCity(to.y)]
  const away = Math.hypot(nextX - x, nextY - y)
  if (away < 2) return
  const towards = Math.round((Math.atan2(nextY - y, nextX - x) * 180) / Math.PI + 360) % 360
  look({ x: nextX, y: nextY, facing: away > 120 ? before : towards })
}

function inCity(value: number): number {
  return rounded(Math.min(CITY, Math.max(0, value)))
}

function show(): void {
  const { state, budget, decision, world } = session
  map.show(session)
  tour.checked = session.isTour
  facing.value = String(state.camera.facing)
  pools.value = String(state.pool)
  find('frame').textContent = String(state.frame)
  find('sentence').textContent = sentenceOf(decision)
  find('decided').replaceChildren(...claimsOfDecision(decision).map(claimQuote))
  const share = Math.round((100 * budget.used) / budget.capacity)
  find('used').replaceChildren(copied(bytesText(budget.used), budget.used), ` of ${bytesText(budget.capacity)} bytes`)
  find('bar').replaceChildren(...budgetBar(budget))
  find('bar').setAttribute('aria-label', `${share} percent of the Sector Pool are used`)
  find('reservations').replaceChildren(...budgetRows(budget))
  const seen = world.table.filter((_, index) => world.visible.has(index)).length
  const counts: readonly [string, string][] = [
    ['loaded', `${state.loaded.length} of ${PARTS} parts`],
    ['being read', state.reading === undefined ? 'nothing' : `part ${state.reading.part}`],
    ['wanted', world.found === undefined ? 'nothing' : `part ${world.found.part}`],
    ['seen', `${seen} sectors, ${world.sight.drawList.count} of them drawn`],
    ['read so far', `${state.read} parts`],
    ['dropped so far', `${state.dropped} parts`],
  ]
  find('counts').replaceChildren(...counts.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]))
  const { sight, found } = world
  const values = {
    ...state,
    used: budget.used,
    free: budget.free,
    drawn: sight.drawList.count,
    seen,
    wanted: found?.part,
  }
  find('city').dataset['value'] = JSON.stringify(values)
}

function stop(): void {
  clearTimeout(timer)
  timer = undefined
  play.textContent = 'Play'
}

async function run(): Promise<void> {
  await step(1)
  if (timer !== undefined) timer = setTimeout(() => void run(), prefersCalm() ? 500 : 66)
}

play.addEventListener('click', () => {
  if (timer !== undefined) return stop()
  play.textContent = 'Pause'
  timer = setTimeout(() => void run())
})
find('step').addEventListener('click', () => void step(1))
find('step-more').addEventListener('click', () => void step(30))
find('restart').addEventListener('click', () => {
  const { camera, pool } = session.state
  void open({ ...FIRST_STREAM, camera, pool }).then(() => link.keep(session.state))
})
tour.addEventListener('change', () => {
  session.isTour = tour.checked
  if (tour.checked) session.look(tourAt(session.frame))
  show()
  link.keep(session.state)
})
facing.addEventListener('input', () => look({ ...session.camera, facing: facing.valueAsNumber % 360 }))
pools.addEventListener('change', () => {
  const pool = POOLS.find((bytes) => String(bytes) === pools.value) ?? POOLS[0]
  void open({ ...session.state, loaded: [], reading: undefined, pool }).then(() => link.keep(session.state))
})
find('city').addEventListener('keydown', (event) => {
  const stride = event.shiftKey ? 2 : 10
  const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const { x, y } = session.camera
  moveTo({ x: x + stride * (by[0] ?? 0), y: y + stride * (by[1] ?? 0) })
})
copyLinkAt(find('copy-link'), link)

show()
