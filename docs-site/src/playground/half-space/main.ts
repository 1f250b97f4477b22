import { bitsOf, short } from '../numbers.ts'
import { CaseList } from '../page/case-list.ts'
import { claimQuote } from '../page/claims.ts'
import { copied, draw, find } from '../page/dom.ts'
import { copyLinkAt, HashLink } from '../page/hash-link.ts'
import { clip, FIRST_HALF_SPACE, parseHalfSpace, printHalfSpace } from './half-space.ts'
import type { Clipped, HalfSpace } from './half-space.ts'

const link = new HashLink<HalfSpace>({ print: printHalfSpace, parse: parseHalfSpace, onVisit: show })
const form = find<HTMLFormElement>('half-space')
const cases = new CaseList<HalfSpace>(parseHalfSpace, change)
const [WIDTH, HEIGHT] = [640, 120]

let state = FIRST_HALF_SPACE

function show(next: HalfSpace): void {
  state = next
  const left = clip(state)
  cases.show(printHalfSpace(state))
  for (const [name, value] of Object.entries(state)) {
    const input = form.elements.namedItem(name) as HTMLInputElement
    if (input !== document.activeElement)
      input.value = Object.is(value, -0) ? '-0' : String(Number(value.toPrecision(8)))
  }
  const answer = find('answer')
  answer.dataset['value'] = JSON.stringify({ inside: left.inside, t0: left.t0, t1: left.t1 })
  answer.textContent = left.inside ? 'Something is left' : 'Nothing is left'
  find('interval').replaceChildren(
    't0 ',
    copied(short(left.t0, 8), left.t0),
    ' ',
    copied(bitsOf(left.t0)),
    ', t1 ',
    copied(short(left.t1, 8), left.t1),
    ' ',
    copied(bitsOf(left.t1)),
  )
  find('decided').replaceChildren(claimQuote(left.claim))
  find('line').replaceChildren(lineOf(state, left))
}

/** The line of the segment: what was given, the half-space, and what is left. */
function lineOf({ den, num, t0, t1 }: HalfSpace, left: Clipped): SVGElement {
  const plane = den === 0 ? undefined : num / den
  const isNear = plane !== undefined && Math.abs(plane) < 1e3
  const [low, high] = [Math.min(0, t0, isNear ? plane : 0) - 0.2, Math.max(1, t1, isNear ? plane : 1) + 0.2]
  const x = (t: number): number => ((t - low) / (high - low)) * WIDTH
  const svg = draw('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'img',
    'aria-label': 'The interval and the half-space',
  })
  const [from, to] = insideOf(den, num, isNear ? x(plane) : undefined)
  svg.append(
    draw('rect', { class: 'half', x: from, y: 14, width: Math.max(0, to - from), height: 64 }),
    draw('line', { class: 'axis', x1: 0, x2: WIDTH, y1: 46, y2: 46 }),
    draw('line', { class: 'given', x1: x(t0), x2: x(t1), y1: 46, y2: 46 }),
    ...(left.inside ? [draw('line', { class: 'left', x1: x(left.t0), x2: x(left.t1), y1: 46, y2: 46 })] : []),
    ...(left.inside ? [left.t0, left.t1].map((t) => draw('circle', { cx: x(t), cy: 46, r: 6 })) : []),
    ...(isNear ? [draw('line', { class: 'plane', x1: x(plane), x2: x(plane), y1: 8, y2: 84 })] : []),
    ...[...new Set([0, t0, t1, 1])].map((t) => draw('text', { x: x(t), y: 104, 'text-anchor': 'middle' }, short(t, 3))),
  )
  return svg
}

function insideOf(den: number, num: number, plane: number | undefined): readonly [number, number] {
  if (plane === undefined) return num <= 0 ? [0, WIDTH] : [0, 0]
  return den > 0 ? [plane, WIDTH] : [0, plane]
}

function change(next: HalfSpace): void {
  show(next)
  link.keep(next)
}

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', () => {
  const text = ['den', 'num', 't0', 't1'].map(
    (name) => `${name}=${(form.elements.namedItem(name) as HTMLInputElement).value}`,
  )
  const next = parseHalfSpace(text.join('&'))
  if (next !== undefined) change(next)
})
copyLinkAt(find('copy-link'), link)

show(link.read() ?? FIRST_HALF_SPACE)
