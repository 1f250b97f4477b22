import { expect, test } from 'vitest'
import { wantsColour } from '../../src/cli/wantsColour.ts'

test.each<[Record<string, string>, boolean, boolean]>([
  [{}, true, true],
  [{}, false, false],
  [{ TERM: 'dumb' }, true, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ FORCE_COLOR: 'false' }, true, false],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
])('%j on a terminal: %j', (env, isTerminal, wanted) => {
  expect(wantsColour(env, isTerminal)).toBe(wanted)
})
