import { fault, remove, replace, rewrite, write } from '../harness/fault.ts'
import type { Edit, Fault } from '../harness/fault.ts'
import { BODIES, CONSTANTS, RAYS, WAIVERS, WORLD_RAY } from './files.ts'

function harmless(name: string, ...edits: readonly Edit[]): Fault {
  return fault(name, edits, [], 0)
}

/** What a gate must not cry out at. */
export const harmlessEdits: readonly Fault[] = [
  harmless(
    'a document of Windows',
    rewrite(RAYS, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`),
  ),
  harmless('three lines in front', replace(RAYS, '\n## Functions\n', '\nOne.\n\n## Functions\n')),
  harmless('a claim in other words', replace(BODIES, 'and the box stores half of each', 'and half of each is stored')),
  harmless(
    'an expected value in other digits',
    replace(BODIES, '`half → (1, 0.5, 2.5)`', '`half → (1.0, 5e-1, 2.50)`'),
  ),
  harmless(
    'one more claim and one more case',
    replace(BODIES, '- **Half of each.** The', '- **Nothing of nothing.** Half of 0 is 0.\n- **Half of each.** The'),
    replace(
      BODIES,
      '- **Half of a box.** `size',
      '- **Half of no box.** `size = (0, 0, 0)`: `half → (0, 0, 0)`. Checks\n  [nothing](#PhysicsBox_SetSize.nothing-of-nothing).\n- **Half of a box.** `size',
    ),
  ),
  harmless(
    'a waiver for a claim that nothing checks yet',
    replace(BODIES, '- **Half of each.** The', '- **Nothing of nothing.** Half of 0 is 0.\n- **Half of each.** The'),
    write(
      WAIVERS,
      '# Waivers\n\n| Claim | Until | Reason |\n| --- | --- | --- |\n| bodies/PhysicsBox_SetSize.nothing-of-nothing | 2026-11-30 | it is late |\n',
    ),
  ),
  harmless('no waivers', remove(WAIVERS)),
  harmless('a constant as a product', replace(CONSTANTS, 'BOSS_CAST_LENGTH = 25', 'BOSS_CAST_LENGTH = 5 * 5')),
  harmless(
    'a comment about origins',
    replace(
      CONSTANTS,
      '/**\n * How far the boss',
      '// The original is older than its constants.\n/**\n * How far the boss',
    ),
  ),
  harmless(
    'a test that only skips a beat',
    write(
      'packages/rays/test/extra.test.ts',
      "import { expect, test } from 'vitest'\n\ntest('only skips a beat, and fails nothing', () => expect(1).toBe(1))\n",
    ),
  ),
  harmless(
    'two rows of a list of names exchanged',
    rewrite(WORLD_RAY, (text) => text.replace(/(\| ICECREAM \|.*\n)(\| SAND \|.*\n)/, '$2$1')),
  ),
  harmless(
    'a weight negated in other words',
    replace('packages/math/src/slerp.ts', 'if (cosine < 0) b = -b', 'b *= cosine < 0 ? -1 : 1'),
  ),
]
