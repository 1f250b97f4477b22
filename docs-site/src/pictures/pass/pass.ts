import { isList, isRecord, type Plain } from '../case/plain.ts'
import type { Run, Step } from '../case/story.ts'

/** A sector that a walk met, and what became of it. What the case does not say is `undefined`. */
export interface Met {
  readonly place: number
  /** Its streamed index, -1 without one. */
  readonly index: number
  readonly hiddenByPvs: boolean
  readonly hiddenByWall: boolean
  readonly askedPvs: boolean | undefined
  readonly askedWalls: boolean | undefined
  readonly drawn: boolean | undefined
  readonly marked: boolean | undefined
  readonly answer: boolean | undefined
}

/** One pass over a world. */
export interface Pass {
  readonly world: string
  readonly met: readonly Met[]
  readonly counted: number | undefined
  readonly walks: number | undefined
}

/** What stands in a world before a pass. */
interface Scene {
  readonly indices: readonly number[]
  readonly walls: ReadonlySet<number>
  readonly pvs: ReadonlySet<number>
}

/** What a case expects of a pass, by the name of the call that asks. */
type Told = ReadonlyMap<string, Plain>

/** The last pass of a run of which anything is told. */
export function passOf(run: Run): Pass | undefined {
  const scenes = new Map<string, Scene>()
  let found: Pass | undefined
  run.forEach((step, index) => {
    const name = String(step.givens['name'] ?? step.givens['world'])
    const scene = changed(scenes.get(name), step)
    if (scene !== undefined) scenes.set(name, scene)
    if (step.method !== 'see') return
    found = passOfStep(step, scenes.get(name), toldAfter(run, index)) ?? found
  })
  return found
}

function changed(scene: Scene | undefined, { method, givens }: Step): Scene | undefined {
  if (method === 'world') return { indices: indicesOf(givens['sectors']), walls: new Set(), pvs: new Set() }
  if (scene === undefined || typeof givens['at'] !== 'number') return scene
  if (method === 'hide') return { ...scene, walls: new Set([...scene.walls, givens['at']]) }
  return method === 'hideByPvs' ? { ...scene, pvs: new Set([...scene.pvs, givens['at']]) } : scene
}

function indicesOf(sectors: Plain | undefined): readonly number[] {
  return isList(sectors) ? sectors.filter(isRecord).map(({ index }) => Number(index ?? -1)) : []
}

/** The questions between a pass and whatever happens next; of the marks only those of the s world. */
function toldAfter(run: Run, pass: number): Told {
  const told = new Map<string, Plain>()
  for (const { method, givens, expected } of run.slice(pass + 1)) {
    const answer = expected['']
    if (answer === undefined) break
    if (method !== 'marks' || givens['world'] === 'S') told.set(method, answer)
  }
  return told
}

const TELLING = ['drawn', 'marks', 'answers', 'pvsAsked', 'wallsAsked', 'counted']

function passOfStep({ givens }: Step, scene: Scene | undefined, told: Told): Pass | undefined {
  const seen = isList(givens['seen']) ? givens['seen'].map(Number) : []
  if (scene === undefined || seen.length === 0 || !TELLING.some((question) => told.has(question))) return undefined
  const includes = (question: string, value: number): boolean | undefined => {
    const list = told.get(question)
    return isList(list) ? list.includes(value) : undefined
  }
  const answers = told.get('answers')
  return {
    world: String(givens['world']),
    counted: numberOf(told.get('counted')),
    walks: numberOf(told.get('walks')),
    met: seen.map((place, turn) => {
      const index = scene.indices[place] ?? -1
      const answer = isList(answers) ? answers[turn] : undefined
      return {
        place,
        index,
        hiddenByPvs: scene.pvs.has(place),
        hiddenByWall: scene.walls.has(place),
        askedPvs: includes('pvsAsked', place),
        askedWalls: includes('wallsAsked', place),
        drawn: includes('drawn', place),
        marked: includes('marks', index),
        answer: typeof answer === 'boolean' ? answer : undefined,
      }
    }),
  }
}

function numberOf(value: Plain | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}
