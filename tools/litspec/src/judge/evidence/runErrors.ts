import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/index.ts'
import type { Hearing } from '../hearing.ts'
import { startOf } from '../places.ts'

/** Errors of a run outside any test: what it would have recorded is not known. */
export function runErrors({ admission }: Hearing): Finding[] {
  return [...admission.accepted.values()].flat().flatMap(({ file, evidence }) =>
    evidence.errors.map((error) =>
      unexpected('evidence/run-error', startOf(file), `error outside every test (${firstLine(error)})`, 'none', {
        note: 'Run the tests again: they show the whole error.',
      }),
    ),
  )
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] as string
}
