import { isRecord } from '../case/plain.ts'
import type { Run, Step } from '../case/story.ts'

/** What a case tells of a world between two actions. */
export interface Moment {
  /** What was done since the last moment: `unloadPart 1: false`. */
  readonly after: string
  /** States by sector, `S 0`. */
  readonly states: ReadonlyMap<string, number>
  /** What became of parts, by name, `S part 1`. */
  readonly parts: ReadonlyMap<string, string>
  /** Bytes that are taken, where the case asks. */
  readonly used: number | undefined
}

/** The moments of a run of which anything is told. */
export function momentsOf(run: Run): readonly Moment[] {
  const moments: Moment[] = []
  let after = ''
  for (const step of run) {
    const told = toldBy(step)
    if (told === undefined) {
      if (!QUESTIONS.includes(step.method)) after = actionOf(step)
      continue
    }
    const last = moments.at(-1)
    if (last === undefined || after !== '') moments.push({ after, ...told })
    else moments[moments.length - 1] = merged(last, told)
    after = ''
  }
  return moments
}

type Told = Omit<Moment, 'after'>

/** Calls that change nothing and that no picture shows. */
const QUESTIONS = [
  'did',
  'fields',
  'hasAtomic',
  'asked',
  'files',
  'search',
  'lists',
  'flags',
  'fadeEnd',
  'colours',
  'drawn',
]

function toldBy({ method, givens, expected }: Step): Told | undefined {
  const answer = expected['']
  const world = String(givens['world'])
  if (method === 'state' && typeof answer === 'number') {
    return { states: new Map([[`${world} ${String(givens['index'])}`, answer]]), parts: new Map(), used: undefined }
  }
  if (method === 'used' && typeof answer === 'number') return { states: new Map(), parts: new Map(), used: answer }
  if (method !== 'part' || !(isRecord(answer) || typeof expected['loaded'] === 'boolean')) return undefined
  const name = `${world} part ${String(givens['number'])}`
  return { states: new Map(), parts: new Map([[name, stateOfPart(expected)]]), used: undefined }
}

function stateOfPart({ loaded, held, failed }: Step['expected']): string {
  if (failed === true) return 'failed'
  if (loaded === true) return 'loaded'
  return held === true ? 'held' : 'not there'
}

function merged(one: Told & Moment, other: Told): Moment {
  return {
    after: one.after,
    states: new Map([...one.states, ...other.states]),
    parts: new Map([...one.parts, ...other.parts]),
    used: other.used ?? one.used,
  }
}

/** An action in a few words: its name, what it is done to, and what it answers. */
function actionOf({ method, givens, expected, times, throws }: Step): string {
  const object = givens['index'] ?? givens['part']
  const answer = throws ?? expected['']
  const what = [
    WORDS[method] ?? method,
    ...(typeof object === 'number' ? [String(object)] : []),
    ...(times > 1 ? [`× ${times}`] : []),
  ].join(' ')
  return typeof answer === 'boolean' || typeof answer === 'string' ? `${what}: ${answer}` : what
}

const WORDS: Readonly<Record<string, string>> = {
  unloadPart: 'unload part',
  breakOff: 'break off',
  world: 'new world',
  cancel: 'call off',
}
