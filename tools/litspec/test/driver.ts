import type { NotationDriver } from '../../../generated/drivers/notation.ts'
import { compareValue, giveValue } from './notation/comparison.ts'
import { Court } from './notation/court.ts'
import { Page } from './notation/page.ts'
import { readCell, readDeclarations, readSignature, readType, readValue } from './notation/readings.ts'

/** Reads what the cases of the notation hand over, with the reader that reads every unit. */
export function createDriver(): NotationDriver {
  const page = new Page()
  let court: Court | undefined
  const inSession = (): Court => (court ??= new Court())
  return {
    value: readValue,
    cell: readCell,
    type: readType,
    types: readDeclarations,
    signature: readSignature,
    give: giveValue,
    compare: compareValue,

    changed: ({ from, to }) => {
      page.change(from, to)
      return page.refusal()
    },
    fieldBytes: ({ type }) => {
      page.change('| f32 | height |', `| ${type} | height |`)
      const [field] = page.unit().records[1]?.entries ?? []
      return { bytes: field?.type.value === type ? field.count * field.stride : undefined }
    },

    change: ({ from, to }) => page.change(from, to),
    append: ({ text }) => page.append(text),
    saveOnWindows: () => page.saveOnWindows(),
    broken: () => page.findings().map(({ ruleId }) => ruleId),
    lines: () => page.findings().map(({ place }) => place.start.line),
    functions: () => page.unit().functions.map(({ key }) => key),
    claims: () => page.unit().claims.map(({ id }) => id),
    evidence: ({ claim }) => page.claim(claim).evidence,
    says: ({ claim }) => page.claim(claim).text,
    cases: () => page.unit().cases.map(({ id }) => id),
    checks: ({ name }) => page.case(name).checks.map(({ value }) => value),
    reads: ({ name }) => page.reads(name),
    runs: ({ name }) => page.runs(name),
    untestable: () => page.unit().untestable.map(({ title, reason }) => `${title.value}: ${reason}`),
    unmarked: () => page.unit().unmarked.map((place) => page.at(place)),
    unbound: () => page.unit().unbound.map((place) => page.at(place)),

    check: (check) => inSession().check(check),
    waive: ({ claim, until }) => inSession().waive(claim, until),
    standing: ({ claim, today }) => inSession().standing(claim, today),
  }
}
