import { originalAnswer, trueAnswer } from './answer.ts'
import { decidingClaim } from './decide.ts'
import { Stage } from './stage.ts'
import { endOf, FIRST, parseState, printState, withEnds } from './state.ts'
import type { PlayState, Triple } from './state.ts'

const find = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T

const [canvas, list, answer, claim] = ['stage', 'list', 'answer', 'claim'].map((id) => find(id)) as [
  HTMLCanvasElement,
  HTMLElement,
  HTMLElement,
  HTMLElement,
]
const form = find<HTMLFormElement>('controls')
const claims = JSON.parse(find('claims').textContent ?? '{}') as Record<string, { lead: string; href: string }>

let state: PlayState = parseState(location.hash.slice(1)) ?? FIRST

const stage = openStage()

function openStage(): Stage | undefined {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  const colours = {
    ray: '#3572e8',
    answer: '#d6460a',
    shape: colour('--sl-color-gray-3'),
    paper: colour('--sl-color-bg'),
    grid: colour('--sl-color-gray-4'),
  }
  try {
    return new Stage(canvas, colours, (which, to) => {
      change(which === 'start' ? withEnds(state, to, endOf(state)) : withEnds(state, state.start, to))
    })
  } catch {
    find('no-picture').hidden = false
    return undefined
  }
}

function change(next: PlayState): void {
  state = next
  history.replaceState(null, '', `#${printState(state)}`)
  show()
}

/** The numbers are shown shortened; whole ones stand in the data of their elements. */
function show(): void {
  const shown = state.mode === 'truth' ? trueAnswer(state) : originalAnswer(state)
  list.textContent = shown.list.length === 0 ? 'nothing' : shown.list.map(short).join(', ')
  list.dataset['value'] = JSON.stringify(shown.list)
  answer.textContent = shown.answer === undefined ? 'no hit' : short(shown.answer)
  answer.dataset['value'] = JSON.stringify(shown.answer ?? null)
  const id = decidingClaim(state)
  const link = document.createElement('a')
  link.href = claims[id]?.href ?? ''
  link.textContent = claims[id]?.lead ?? id
  link.dataset['claim'] = id
  claim.replaceChildren(link)
  fill()
  stage?.show(state, shown.list, shown.answer)
}

function fill(): void {
  const points: Record<string, Triple> = { start: state.start, end: endOf(state) }
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=number]')) {
    const [point = '', axis = '0'] = field.name.split('-')
    if (field !== document.activeElement) field.value = String(Number(points[point]?.[Number(axis)]?.toFixed(4)))
  }
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name=mode]'))
    field.checked = field.value === state.mode
}

function short(value: number): string {
  return String(Number(value.toFixed(6)))
}

form.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLSelectElement) {
    const chosen = parseState(target.value)
    if (chosen) change({ ...chosen, mode: state.mode })
  } else if (target instanceof HTMLInputElement && target.name === 'mode') {
    change({ ...state, mode: target.value as PlayState['mode'] })
  } else if (target instanceof HTMLInputElement && Number.isFinite(target.valueAsNumber)) {
    const [point, axis] = target.name.split('-')
    const moved = (from: Triple): Triple => from.with(Number(axis), target.valueAsNumber) as unknown as Triple
    change(
      point === 'start'
        ? withEnds(state, moved(state.start), endOf(state))
        : withEnds(state, state.start, moved(endOf(state))),
    )
  }
})
form.addEventListener('submit', (event) => event.preventDefault())

addEventListener('hashchange', () => {
  state = parseState(location.hash.slice(1)) ?? state
  show()
})

show()
