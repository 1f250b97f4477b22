import { expect, test } from 'vitest'
import type {} from '../meta.ts'
import { unwrap } from '../parcel.ts'
import { anchorAt, errorAt } from './anchors.ts'
import type { Anchors, LocatedAnchor } from './anchors.ts'
import { defineGroups } from './groups.ts'
import { performCase } from './performCase.ts'
import type { Script } from './script.ts'

/** A case runs once and alone: nothing may hide a failure or mix its marks with those of another. */
const ALONE = { concurrent: false, retry: 0, repeats: 0 }

/** Declares the tests of a unit: one `describe` for each heading, one `test` for each case, at its title. */
export function defineUnit(located: Iterable<LocatedAnchor>, createDriver: unknown, parcel: string): void {
  const anchors: Anchors = new Map(located)
  const script = unwrap<Script>(parcel)
  if (script.suites.length === 0) return defineUnitWithoutCases()
  if (script.cases.length === 0) return defineMissingCases(script, anchors)
  defineGroups(script.cases, (source) => {
    defineCase({ script, case: source, anchors, createDriver: createDriver as () => unknown })
  })
}

function defineCase(performance: Parameters<typeof performCase>[0]): void {
  const { id, title } = performance.case
  const meta = { litspec: { case: id, ran: [], entered: [], compared: 0 } }
  anchorAt(
    performance.anchors,
    title.place,
  )(() =>
    test(title.value.replace(/\s+/g, ' '), { ...ALONE, meta }, ({ task }) =>
      performCase(performance, (testimony) => {
        task.meta.litspec = testimony
        expect.setState({ assertionCalls: testimony.compared })
      }),
    ),
  )
}

/** A unit may be a text of reference only; Vitest wants a test in every file. */
function defineUnitWithoutCases(): void {
  test('has no cases', ALONE, () => expect.assertions(0))
}

/** A suite whose cases are all gone must not pass in silence. */
function defineMissingCases(script: Script, anchors: Anchors): void {
  const anchor = anchorAt(anchors, ...script.suites.map((suite) => suite.place))
  anchor(() =>
    test('has cases', ALONE, () => {
      throw errorAt(anchor, 'NoCases', 'Unexpected signature without a case, expected cases under it')
    }),
  )
}
