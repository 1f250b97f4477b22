import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Picture } from '../svg/picture.ts'
import { drawPlot, type PlotPoint } from './drawPlot.ts'

/** A function of one number that cases of a unit have values of. */
interface Curve {
  readonly name: string
  readonly title: string
  readonly method: string
  readonly given: string
  /** The path of the expected value. */
  readonly expected: string
  /** From where to where the picture goes; points outside are only told of. */
  readonly from: number
  readonly to: number
  readonly across: string
  readonly up: string
  /** The function as the unit states it, for a line between the points. */
  readonly law: (fixture: Fixture) => (x: number) => number
  readonly lawInWords: string
}

const PERCENT = 100
const WORD = 2 ** 32

const ARC_TANGENT: Curve = {
  name: 'arctangent',
  title: 'The arctangent',
  method: 'arcTangent',
  given: 'x',
  expected: 'angle',
  from: -3,
  to: 3,
  across: 'x',
  up: 'angle, in radians',
  law: () => Math.atan,
  lawInWords: 'the arctangent of geometry',
}

const FADE: Curve = {
  name: 'fade',
  title: 'How a sector appears',
  method: 'alphaAt',
  given: 'elapsed',
  expected: '',
  from: 0,
  to: 1200,
  across: 'milliseconds since it was read',
  up: 'alpha',
  law: (fixture) => {
    const duration = constantOf(fixture, 'FADE_MILLISECONDS')
    return (x) => 255 * Math.min(1, x / duration)
  },
  lawInWords: 'what the unit states, before fractions are cut off',
}

const LEVEL_POOL: Curve = {
  name: 'level-pool',
  title: 'The pool of a level file',
  method: 'worldLevelPoolBytes',
  given: 'size',
  expected: 'bytes',
  from: 0,
  to: 100e6,
  across: 'megabytes of the file',
  up: 'megabytes of its pool',
  law: (fixture) => {
    const [percent, floor] = [constantOf(fixture, 'LEVEL_POOL_PERCENT'), constantOf(fixture, 'LEVEL_POOL_FLOOR')]
    return (x) => Math.max(floor, ((x * percent) % WORD) / PERCENT)
  },
  lawInWords: '103 percent, in 32 bits, and at least the floor',
}

export function arcTangentCurve(fixture: Fixture): Picture | undefined {
  return drawCurve(ARC_TANGENT, fixture, 1)
}

export function fadeCurve(fixture: Fixture): Picture | undefined {
  return drawCurve(FADE, fixture, 1)
}

export function levelPoolCurve(fixture: Fixture): Picture | undefined {
  return drawCurve(LEVEL_POOL, fixture, 1e6)
}

/** The law as a line and the cases as points; `unit` is what the numbers of both axes count. */
function drawCurve(curve: Curve, fixture: Fixture, unit: number): Picture | undefined {
  const points = pointsOf(curve, fixture)
  const shown = points.filter(({ x }) => x >= curve.from && x <= curve.to)
  if (shown.length < 3) return undefined
  return drawPlot({
    name: `${fixture.slug}-${curve.name}`,
    title: curve.title,
    points: shown.map(({ x, y }) => ({ x: x / unit, y: y / unit })),
    told: points,
    from: curve.from / unit,
    to: curve.to / unit,
    across: curve.across,
    up: curve.up,
    law: scaled(curve.law(fixture), unit),
    lawInWords: curve.lawInWords,
  })
}

function scaled(law: (x: number) => number, unit: number): (x: number) => number {
  return (x) => law(x * unit) / unit
}

function pointsOf({ method, given, expected }: Curve, fixture: Fixture): readonly PlotPoint[] {
  return fixture.cases.flatMap((one): readonly PlotPoint[] => {
    const step = readStory(one).runs[0]?.find((call) => call.method === method)
    const [x, y] = [step?.givens[given], step?.expected[expected]]
    return typeof x === 'number' && typeof y === 'number' ? [{ x, y }] : []
  })
}

function constantOf(fixture: Fixture, name: string): number {
  return fixture.constants.find((constant) => constant.name[0] === name)?.value[0] ?? 0
}
