import type { Finding, Place } from '../../model/index.ts'
import { parseModule } from '../source/parse.ts'
import type { Source } from '../source/source.ts'
import { walk } from '../source/walk.ts'
import { contextSkips } from './contextSkips.ts'
import { modifierOf, optionsOf } from './modifiers.ts'
import { testRoots } from './testRoots.ts'

/** A place in a test file that decides whether tests run: `.only`, `skip: true`, `xit`, `context.skip()`. */
export interface TestUse {
  readonly name: string
  readonly text: string
  readonly place: Place
}

export interface TestFile {
  readonly uses: readonly TestUse[]
  readonly syntax?: Finding
}

/** The words where they can be a member, a property or a string: as words of a sentence they stand in many files. */
const WORDS = /[.{,'"`[(/]\s*(?:only|skip|skipIf|runIf|todo|fails)\b|\b[fx](?:it|test|describe)\b/

/** What a test file says about which tests run. A file without any of the words is not parsed. */
export function readTestFile(source: Source): TestFile {
  if (!WORDS.test(source.text)) return { uses: [] }
  const parsed = parseModule(source)
  if ('finding' in parsed) return { uses: [], syntax: parsed.finding }
  const roots = testRoots(parsed.module)
  const uses: TestUse[] = []
  for (const [node] of walk(parsed.module.program)) {
    for (const found of [...modifierOf(node, roots), ...optionsOf(node, roots), ...contextSkips(node, roots)]) {
      const { start, end } = found.node
      uses.push({ name: found.name, text: source.text.slice(start, end), place: source.place(start, end) })
    }
  }
  return { uses }
}
