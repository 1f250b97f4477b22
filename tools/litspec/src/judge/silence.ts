import type { Finding, Located, Place } from '../model/index.ts'
import { unexpected } from '../read/index.ts'
import { heldFiles } from './heldFiles.ts'
import type { Hearing } from './hearing.ts'
import type { Witness } from './witnesses.ts'

/** Cases and tests that should speak for claims and say nothing. */
export function silences(hearing: Hearing): Finding[] {
  const { input, witnesses, isComplete } = hearing
  const held = heldFiles(input)
  const silent = witnesses.filter(
    ({ kind, id, outcome, claims }) =>
      outcome === 'silent' && (kind === 'case' ? isComplete(id) : claims.some(isComplete)),
  )
  return [
    ...silent.filter((witness) => hasRun(witness) || !held.has(witness.place.file)).map(silence),
    ...unrecorded(hearing)
      .filter(({ place }) => !held.has(place.file))
      .map(silentNaming),
  ]
}

/** Where a test file names a claim and yet no test of that file that names it was recorded. */
function unrecorded({ input, claims, witnesses, isComplete }: Hearing): Located<string>[] {
  const isRecorded = ({ value, place }: Located<string>): boolean =>
    witnesses.some((one) => one.kind === 'test' && one.claims.includes(value) && one.place.file === place.file)
  return (input.namings ?? []).filter((one) => claims.has(one.value) && isComplete(one.value) && !isRecorded(one))
}

function silence(witness: Witness): Finding {
  if (witness.kind === 'case') return silentCase(witness, hasRun(witness) ? 'that compared nothing' : manner(witness))
  return hasRun(witness) ? idleTest(witness) : silentTest(witness)
}

function hasRun({ records }: Witness): boolean {
  return records.some(({ state }) => state === 'passed')
}

function manner({ records }: Witness): string {
  if (records.length === 0) return 'that was never run'
  return records.some(({ state }) => state === 'todo') ? 'that is left to do' : 'that was skipped'
}

function silentCase({ id, place }: Witness, how: string): Finding {
  return unexpected('case/not-run', place, `case \`${id}\` ${how}`, 'it to run and to compare something', {
    note: 'Run all tests of the unit again.',
  })
}

function idleTest({ id, place }: Witness): Finding {
  return unexpected('test/asserts-nothing', place, `test \`${id}\` without an assertion`, 'one at least', {
    note: 'Assert what the claims say, or take their names out of its meta.',
  })
}

function silentTest(witness: Witness): Finding {
  return notRun(`test \`${witness.id}\` ${manner(witness)}`, witness.place)
}

function silentNaming({ value, place }: Located<string>): Finding {
  return notRun(`test that names \`${value}\` and left no evidence`, place)
}

function notRun(found: string, place: Place): Finding {
  return unexpected('test/not-run', place, found, 'every test that names claims to run', {
    note: 'Run all tests again, without filters. A test that cannot run must not name claims.',
  })
}
