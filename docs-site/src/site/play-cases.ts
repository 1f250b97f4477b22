import { plainOfFixture } from '../pictures/case/plain.ts'
import type { Names, PlainRecord } from '../pictures/case/plain.ts'
import { printHalfSpace } from '../playground/half-space/half-space.ts'
import type { Triple } from '../playground/numbers.ts'
import { printScene } from '../playground/rays/scene-link.ts'
import { ALL, TARGET } from '../playground/rays/scene.ts'
import type { Scene, SceneBody, SceneShape } from '../playground/rays/scene.ts'
import { printSettle } from '../playground/settle/settle-state.ts'
import type { Turn } from '../playground/settle/settle-state.ts'

/** The pages of the playground. */
export type PlayPage = 'rays' | 'half-space' | 'settle'

/** A case that the playground can show. */
export interface PlayCase {
  readonly id: string
  readonly title: string
  /** The headings that it stands under. */
  readonly group: string
  readonly page: PlayPage
  /** What stands behind the `#`. */
  readonly link: string
}

interface FixtureCase {
  readonly id: string
  readonly title: readonly [string, string]
  readonly headings: readonly string[]
  readonly loops?: readonly { readonly for: string; readonly in: readonly unknown[] }[]
  readonly statements: readonly { readonly call?: string; readonly with?: Readonly<Record<string, unknown>> }[]
}

/** Cases in the fixture of a unit that the playground can show. */
export function playCases(fixture: string): readonly PlayCase[] {
  const { cases } = JSON.parse(fixture) as { cases: readonly FixtureCase[] }
  return cases.flatMap((one) => playsOf(one))
}

/** A case that runs for several values is one play for each. */
function playsOf({ id, title, headings, loops, statements }: FixtureCase): readonly PlayCase[] {
  const [loop] = loops ?? []
  const values = loop === undefined ? [undefined] : loop.in
  return values.flatMap((value, index) => {
    const call = statements.find((statement) => statement.call !== undefined && statement.call !== 'object')
    if (call?.call === undefined) return []
    const bound = loop === undefined ? {} : { [loop.for]: plainOfFixture(value, {}) }
    const shown = showing(call.call, givensOf(call, bound), statements)
    if (shown === undefined) return []
    const suffix = value === undefined ? '' : `, ${typeof value === 'number' ? hex(value) : String(value)}`
    const group = headings.join(' · ')
    return [{ id: index === 0 ? id : `${id}~${index + 1}`, title: `${title[0]}${suffix}`, group, ...shown }]
  })
}

function givensOf({ with: givens = {} }: FixtureCase['statements'][number], names: Names): PlainRecord {
  return Object.fromEntries(Object.entries(givens).map(([name, value]) => [name, plainOfFixture(value, names)]))
}

function hex(value: number): string {
  return `0x${value.toString(16)}`
}

function showing(
  call: string,
  givens: PlainRecord,
  statements: FixtureCase['statements'],
): Pick<PlayCase, 'page' | 'link'> | undefined {
  switch (call) {
    case 'rayBox':
      return rays(givens, [alone('box', { ...(givens['box'] as PlainRecord), kind: 'BoxShape' })])
    case 'rayCapsule': {
      const capsule = givens['capsule'] as PlainRecord
      return rays(givens, [alone('capsule', { ...capsule, kind: 'CapsuleShape', centre: capsule['base'] ?? null })])
    }
    case 'castBodies':
    case 'castInto':
      return rays(givens, (givens['bodies'] as readonly PlainRecord[]).map(bodyOf))
    case 'clipSlab': {
      const { den, num, t0, t1 } = givens as Readonly<Record<string, number>>
      return { page: 'half-space', link: printHalfSpace({ den: den!, num: num!, t0: t0!, t1: t1! }) }
    }
    case 'settleTarget':
      return settle(givens['start'] as Turn, givens, 0)
    case 'nearestAxis':
      return settle(givens['rotation'] as Turn, givens, 0)
    case 'startSettle':
      return ofBrick(givens, statements)
    default:
      return undefined
  }
}

function rays(givens: PlainRecord, bodies: readonly SceneBody[]): Pick<PlayCase, 'page' | 'link'> {
  const scene: Scene = {
    bodies,
    start: givens['S'] as Triple,
    direction: givens['d'] as Triple,
    length: givens['len'] as number,
    typeMask: (givens['typeMask'] as number | undefined) ?? ALL,
    ignored: (givens['ignored'] as string | null | undefined) ?? undefined,
    mode: 'original',
  }
  return { page: 'rays', link: printScene(scene) }
}

function alone(name: string, shape: PlainRecord): SceneBody {
  return { owner: name, flags: TARGET, typeMask: ALL, shapes: [shapeOf({ ...shape, name })], bones: [] }
}

function bodyOf(body: PlainRecord): SceneBody {
  return {
    owner: body['owner'] as string,
    flags: body['flags'] as number,
    typeMask: body['typeMask'] as number,
    shapes: (body['shapes'] as readonly PlainRecord[]).map(shapeOf),
    bones: (body['boneShapes'] as readonly PlainRecord[]).map(shapeOf),
  }
}

function shapeOf(given: PlainRecord): SceneShape {
  const [centre, radius] = [given['centre'] as Triple, given['radius'] as number]
  const common = { name: given['name'] as string, enabled: given['enabled'] !== false }
  switch (given['kind']) {
    case 'BoxShape': {
      const axes = given['axes'] as readonly [Triple, Triple, Triple]
      return { ...common, kind: 'box', centre, axes, half: given['half'] as Triple }
    }
    case 'CapsuleShape':
      return { ...common, kind: 'capsule', base: centre, height: given['height'] as number, radius }
    case 'SphereShape':
      return { ...common, kind: 'ball', centre, radius }
    default:
      return { ...common, kind: 'bar', from: centre, to: given['end'] as Triple, radius }
  }
}

function settle(start: Turn, givens: PlainRecord, tick: number): Pick<PlayCase, 'page' | 'link'> {
  const [normal, axisMask] = [givens['normal'] as Triple, givens['axisMask'] as number]
  return { page: 'settle', link: printSettle({ start, normal, axisMask, isHeld: false, tick }) }
}

/** A brick that neither spins nor has flags, settles and is stepped, and nothing else: its ticks are the page's. */
function ofBrick(
  givens: PlainRecord,
  statements: FixtureCase['statements'],
): Pick<PlayCase, 'page' | 'link'> | undefined {
  const [object] = statements
  const about = givensOf(object ?? {}, {})
  const only = ['object', 'startSettle', 'step', 'slot', 'rotation', 'position', 'flags', 'freeSlots']
  const isPlain = statements.every(({ call }) => call === undefined || only.includes(call))
  const steps = statements.filter(({ call }) => call === 'step').length
  if (!isPlain || object?.call !== 'object' || about['flags'] !== 0 || about['half'] !== null) return undefined
  if (statements.filter(({ call }) => call === 'startSettle').length !== 1 || steps === 0) return undefined
  if ((about['spin'] as Triple).some((value) => value !== 0)) return undefined
  return settle(about['rotation'] as Turn, givens, Math.min(steps, 11))
}
