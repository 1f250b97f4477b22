import { isList, isRecord, type Plain } from '../case/plain.ts'
import type { Run, Step } from '../case/story.ts'
import { vectorOf, type Vector } from '../space/vector.ts'

/** A sector as a search sees it. */
export interface Candidate {
  readonly world: string
  readonly index: number
  readonly part: number
  /** To the nearest camera, squared. */
  readonly squared: number
  readonly state: 'seen' | 'unseen' | 'loaded'
}

/** A question about what to read or to drop, with what is answered. */
export interface Question {
  readonly kind: 'search' | 'drop' | 'update'
  readonly world: string | undefined
  readonly drawDistance: number | undefined
  readonly candidates: readonly Candidate[]
  /** Number that is answered: an index, a part, or what was done; `null` for none. */
  readonly answer: number | null
  /** Of an update, what follows from it. */
  readonly read: Part | undefined
  readonly dropped: Part | undefined
}

export interface Part {
  readonly world: string
  readonly part: number
}

interface Sector {
  readonly index: number
  readonly part: number
  readonly inf: Vector
  readonly sup: Vector
}

/** The questions of a run in their order. */
export function questionsOf(run: Run): readonly Question[] {
  const scene = new Scene()
  const questions: Question[] = []
  run.forEach((step, at) => {
    const question = questionOf(step, run.slice(at + 1), scene)
    if (question !== undefined) questions.push(question)
    scene.take(step, question)
  })
  return questions
}

/** What stands where, what was seen and what is loaded, as a case goes on. */
class Scene {
  readonly #worlds = new Map<string, readonly Sector[]>()
  readonly #loaded = new Set<string>()
  #seen: ReadonlySet<number> = new Set()
  #cameras: readonly Vector[] = [[0, 0, 0]]
  #reading: Part | undefined

  candidates(world: string | undefined): readonly Candidate[] {
    const names = world === undefined ? [...this.#worlds.keys()] : [world]
    return names.flatMap((name) =>
      (this.#worlds.get(name) ?? [])
        .filter(({ index }) => index >= 0)
        .map((sector) => ({
          world: name,
          index: sector.index,
          part: sector.part,
          squared: Math.min(...this.#cameras.map((camera) => squaredDistance(sector.inf, sector.sup, camera))),
          state: this.#stateOf(name, sector),
        })),
    )
  }

  /** Marks are those of the s world, whichever world was walked. */
  #stateOf(world: string, { index, part }: Sector): Candidate['state'] {
    if (this.#loaded.has(keyOf({ world, part }))) return 'loaded'
    return world === 'S' && this.#seen.has(index) ? 'seen' : 'unseen'
  }

  isLoaded(part: Part): boolean {
    return this.#loaded.has(keyOf(part))
  }

  take({ method, givens, expected }: Step, question: Question | undefined): void {
    const world = String(givens['name'] ?? givens['world'])
    const part = { world, part: Number(givens['part']) }
    if (method === 'world') this.#worlds.set(world, sectorsOf(givens['sectors']))
    if (method === 'load') this.#loaded.add(keyOf(part))
    if (method === 'unloadPart' && expected[''] === true) this.#loaded.delete(keyOf(part))
    if (method === 'come' && this.#reading !== undefined) this.#loaded.add(keyOf(this.#reading))
    if (method === 'see') this.#look(world, givens['seen'], givens['first'] === true)
    if (method === 'camera') this.#cameras = [vectorOf(givens['at']) ?? [0, 0, 0]]
    if (method === 'cameras') this.#cameras = vectorsOf(givens['at'])
    if (question?.dropped !== undefined) this.#loaded.delete(keyOf(question.dropped))
    if (question?.read !== undefined) this.#reading = question.read
  }

  #look(world: string, seen: Plain | undefined, first: boolean): void {
    const sectors = this.#worlds.get(world) ?? []
    const indices = isList(seen) ? seen.map((place) => sectors[Number(place)]?.index ?? -1) : []
    const before = first && world === 'S' ? [] : [...this.#seen]
    this.#seen = new Set([...before, ...indices])
  }
}

function questionOf(step: Step, later: Run, scene: Scene): Question | undefined {
  const { method, givens, expected } = step
  const answer = expected['']
  if (answer === undefined || (typeof answer !== 'number' && answer !== null)) return undefined
  if (method !== 'search' && method !== 'drop' && method !== 'update') return undefined
  const world = typeof givens['world'] === 'string' ? givens['world'] : undefined
  const { drawDistance } = givens
  const next = later.slice(0, nextQuestion(later))
  return {
    kind: method,
    world,
    drawDistance: method === 'search' && typeof drawDistance === 'number' ? drawDistance : undefined,
    candidates: scene.candidates(world),
    answer,
    read: method === 'update' ? readIn(next) : undefined,
    dropped: method === 'update' ? droppedIn(next, scene) : undefined,
  }
}

function nextQuestion(run: Run): number {
  const at = run.findIndex(({ method }) => method === 'update' || method === 'camera' || method === 'come')
  return at < 0 ? run.length : at
}

function readIn(run: Run): Part | undefined {
  return run.flatMap(({ method, givens, expected }): readonly Part[] => {
    const part = expected['reading']
    return method === 'fields' && typeof part === 'number' && part >= 0
      ? [{ world: String(givens['world']), part }]
      : []
  })[0]
}

function droppedIn(run: Run, scene: Scene): Part | undefined {
  return run.flatMap(({ method, givens, expected }): readonly Part[] => {
    const part = { world: String(givens['world']), part: Number(givens['number']) }
    return method === 'part' && expected['loaded'] === false && scene.isLoaded(part) ? [part] : []
  })[0]
}

/** Along each axis the nearer face counts: the least of the two squares. */
export function squaredDistance(inf: Vector, sup: Vector, camera: Vector): number {
  return legsOf(inf, sup, camera).reduce((sum, leg) => sum + leg * leg, 0)
}

/** From a camera to the nearer face along each axis, with its sign. */
export function legsOf(inf: Vector, sup: Vector, camera: Vector): Vector {
  const leg = (axis: 0 | 1 | 2): number => {
    const [low, high] = [inf[axis] - camera[axis], sup[axis] - camera[axis]]
    return Math.abs(low) <= Math.abs(high) ? low : high
  }
  return [leg(0), leg(1), leg(2)]
}

function sectorsOf(value: Plain | undefined): readonly Sector[] {
  if (!isList(value)) return []
  return value.filter(isRecord).map(({ index, part, inf, sup }) => ({
    index: Number(index),
    part: Number(part),
    inf: vectorOf(inf) ?? [0, 0, 0],
    sup: vectorOf(sup) ?? [0, 0, 0],
  }))
}

function vectorsOf(value: Plain | undefined): readonly Vector[] {
  return isList(value) ? value.map(vectorOf).filter((vector) => vector !== undefined) : []
}

function keyOf({ world, part }: Part): string {
  return `${world} ${part}`
}
