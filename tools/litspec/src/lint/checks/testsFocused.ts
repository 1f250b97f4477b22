import type { Finding } from '../../model/index.ts'
import { quote, unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'

const FOCUSED = new Set(['only', 'fit', 'ftest', 'fdescribe'])

/** No test is focused: the others would not run. */
export function testsFocused({ testUses }: Gathered): Finding[] {
  return testUses
    .filter(({ name }) => FOCUSED.has(name))
    .map(({ text, place }) => unexpected('tests/focused', place, quote(text), 'a file whose tests all run'))
}
