import type { Evidence, Finding, Tag, UnitModel } from '../../model/index.ts'
import { unexpected } from '../../read/index.ts'
import { startOf } from '../places.ts'
import { driverOf, sourcesOf } from '../sources.ts'
import type { Admitted } from './admit.ts'

/** Whether evidence was made from other files than those that stand there now. */
export function outdatedness(
  file: string,
  evidence: Evidence,
  unit: UnitModel,
  tags: readonly Tag[],
  inputs: ReadonlyMap<string, string>,
): Finding | undefined {
  const recorded = new Map(Object.entries(evidence.inputs))
  const changed = [...recorded].filter(([path, hash]) => inputs.get(path) !== hash).map(([path]) => path)
  if (changed.length > 0) return outdated(file, `evidence from before a change of ${list(changed)}`)
  const unknown = needed(evidence, unit, tags).filter((path) => !recorded.has(path))
  return unknown.length === 0 ? undefined : outdated(file, `evidence that does not know ${list(unknown)}`)
}

/** Whether the evidence files of one unit together leave out a source of its package. */
export function unknownSources(
  files: readonly Admitted[],
  unit: UnitModel,
  inputs: ReadonlyMap<string, string>,
): Finding[] {
  const recorded = new Set(files.flatMap(({ evidence }) => Object.keys(evidence.inputs)))
  const unknown = sourcesOf(unit, inputs.keys()).filter((path) => !recorded.has(path))
  if (unknown.length === 0) return []
  return files.slice(0, 1).map(({ file }) => outdated(file, `evidence that does not know ${list(unknown)}`))
}

/** The files without which the records cannot have come about. */
function needed(evidence: Evidence, unit: UnitModel, tags: readonly Tag[]): string[] {
  const ran = new Set(evidence.tests.flatMap((record) => record.ran))
  const tagged = tags.filter((tag) => tag.kind === 'function' && ran.has(tag.key)).map((tag) => tag.place.file)
  const tests = evidence.tests.filter(({ kind }) => kind === 'test').map((record) => record.file)
  return [...new Set([unit.file, driverOf(unit), ...tagged, ...tests])]
}

function outdated(file: string, found: string): Finding {
  return unexpected('evidence/outdated', startOf(file), found, 'evidence of the files as they are', {
    note: 'Run the tests again.',
  })
}

/** A run that is one commit behind can differ in hundreds of files: a few say enough. */
const NAMED = 5

function list(paths: readonly string[]): string {
  const named = [...paths].sort().slice(0, NAMED)
  const more = paths.length - named.length
  return named.map((path) => `\`${path}\``).join(', ') + (more === 0 ? '' : ` and ${more} more`)
}
