import { parseModule } from './source/parse.ts'
import { Source } from './source/source.ts'
import { targetsOf } from './tags/targets.ts'

/**
 * Where a statement can be inserted that runs first, for every function of a source file that has a name and a body in
 * braces: declarations, constants, and members of classes and objects. None of a file that does not parse.
 */
export function readEntries(file: string, text: string): readonly number[] {
  const parsed = parseModule(new Source(file, text))
  if ('finding' in parsed) return []
  return [...new Set([...targetsOf(parsed.module).values()].flatMap(({ entry }) => entry ?? []))]
}
