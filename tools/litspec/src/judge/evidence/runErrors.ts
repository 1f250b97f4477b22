import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/index.ts'
import type { Hearing } from '../hearing.ts'
import { startOf } from '../places.ts'

/**
 * Errors of a run outside any test: what it would have recorded is not known. One that every unit may have to do with
 * stands in the evidence of each, and is said once.
 */
export function runErrors({ admission }: Hearing): Finding[] {
  const errors = new Map<string, string>()
  for (const { file, evidence } of [...admission.accepted.values()].flat()) {
    for (const error of evidence.errors) if (!errors.has(error)) errors.set(error, file)
  }
  return [...errors].map(([error, file]) =>
    unexpected('evidence/run-error', startOf(file), `error outside every test (${firstLine(error)})`, 'none', {
      note: 'Run the tests again: they show the whole error.',
    }),
  )
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] as string
}
