import { judge } from '../../src/judge/index.ts'
import type { JudgeInput } from '../../src/judge/index.ts'
import type {
  Claim,
  Evidence,
  FunctionRow,
  Standing,
  Tag,
  TestRecord,
  UnitModel,
  Waiver,
} from '../../src/model/index.ts'
import { readUnit } from '../../src/read/index.ts'
import { config } from '../demoProject.ts'
import { firstUnit, LIFT } from './firstUnit.ts'

const TEST = 'packages/lift/test/lift.test.ts'
const SOURCE = 'packages/lift/src/index.ts'
const HASH = '0'.repeat(64)
const INPUTS = { [LIFT]: HASH, [TEST]: HASH, [SOURCE]: HASH, 'packages/lift/test/driver.ts': HASH }

/** One check of a claim and how it went. */
export interface Check {
  readonly claim: string
  readonly state: TestRecord['state']
  /** Keys of the functions that it went through. */
  readonly through: readonly string[]
  readonly compared: number
  /** Whether it called the package when its driver was made. */
  readonly entered: boolean
}

/** Judges the claims of the first unit by checks that are told here instead of run. */
export class Court {
  readonly #unit = lift()
  readonly #checks: Check[] = []
  readonly #waivers: Waiver[] = []

  check(check: Check): void {
    this.#checks.push(check)
  }

  waive(claim: string, until: string): void {
    const { place } = claimOf(this.#unit, claim).lead
    this.#waivers.push({ claim: { value: claim, place }, until: { value: until, place }, reason: 'not written yet' })
  }

  standing(claim: string, today: string): Standing {
    const { id } = claimOf(this.#unit, claim)
    const found = judge(this.#input(today)).claims.find((verdict) => verdict.claim.id === id)
    if (!found) throw new Error(`Unexpected verdict without ${claim}, expected one on every claim`)
    return found.standing
  }

  #input(today: string): JudgeInput {
    const { functions, frontMatter } = this.#unit
    return {
      units: [this.#unit],
      tags: functions.map(tagOf),
      evidence: [{ file: `${frontMatter.package}/.evidence/${frontMatter.slug}.json`, evidence: this.#evidence() }],
      fixtures: new Map([[frontMatter.slug, HASH]]),
      inputs: new Map(Object.entries(INPUTS)),
      waivers: this.#waivers,
      today,
    }
  }

  #evidence(): Evidence {
    const { slug } = this.#unit.frontMatter
    return { format: 1, unit: slug, fixture: HASH, inputs: INPUTS, tests: this.#checks.map(recordOf), errors: [] }
  }
}

/** The tag of a function, in the package's source. */
function tagOf({ key, name }: FunctionRow): Tag {
  const place = { ...name.place, file: SOURCE }
  return { kind: 'function', key, place, declaration: name.value, entry: 0 }
}

function recordOf({ claim, state, through, compared, entered }: Check, index: number): TestRecord {
  const id = `${TEST} > check ${index + 1}`
  const what = { ran: [...through].sort(), entered: entered ? ['packages/lift'] : [] }
  return { kind: 'test', id, file: TEST, line: index + 1, claims: [claim], state, compared, ...what }
}

function claimOf({ claims }: UnitModel, id: string): Claim {
  const found = claims.find((claim) => claim.id === id)
  if (!found) throw new Error(`Unexpected claim ${id}, expected one of the unit`)
  return found
}

let read: UnitModel | undefined

/** The first unit, read once: nothing changes it here. */
function lift(): UnitModel {
  return (read ??= readLift())
}

function readLift(): UnitModel {
  const { unit, findings } = readUnit(LIFT, firstUnit(), config)
  if (!unit || findings[0]) throw new Error(findings[0]?.reason)
  return unit
}
