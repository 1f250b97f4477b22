import type { Finding } from '../../model/index.ts'
import { quote, unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'

const SKIPPED = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails', 'xit', 'xtest', 'xdescribe'])

/** No test is skipped, left to do, or expected to fail. */
export function testsSkipped({ testUses }: Gathered): Finding[] {
  return testUses
    .filter(({ name }) => SKIPPED.has(name))
    .map(({ text, place }) => unexpected('tests/skipped', place, quote(text), 'a test that runs and passes'))
}
