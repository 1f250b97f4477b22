import { fault, finds, replace, rewrite, write } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { DRIVER, PHYSICS_EVIDENCE, RAYS, RAYS_EVIDENCE, SLAB } from './files.ts'
import { CLIP_CLAIMS } from './tags.ts'

const EXTRA = 'packages/rays/test/extra.test.ts'

/** A new test file that checks a claim. */
function testing(call: string): string {
  return [
    "import { expect, test } from 'vitest'",
    "import { clipSlab } from '../src/index.ts'",
    '',
    `${call}('is parallel', { meta: { claims: ['rays/Ray_ClipSlab.parallel'] } }, () => {`,
    '  expect(clipSlab({ den: 0, num: 0, t0: 0, t1: 1 })).toBe(true)',
    '})',
    '',
  ].join('\n')
}

/** It calls the package for everything but `clipSlab`. */
export const idleDriver: Fault = fault(
  'a driver that computes the right numbers itself',
  rewrite(DRIVER, (text) =>
    text.replace(
      /const clip = \{ \.\.\.givens \}\n\s*return \{ inside: rays\.clipSlab\(clip\)/,
      [
        'const clip = { ...givens }',
        '      const { den, num } = clip',
        '      const { fround } = Math',
        '      const isOut = den === 0 ? num > 0 : fround(den * (den > 0 ? clip.t1 : clip.t0)) < num',
        '      if (!isOut && den > 0 && fround(den * clip.t0) < num) clip.t0 = fround(num / den)',
        '      if (!isOut && den < 0 && fround(den * clip.t1) < num) clip.t1 = fround(num / den)',
        '      return { inside: !isOut',
      ].join('\n'),
    ),
  ),
  [...CLIP_CLAIMS, '- **‸Rounding.**'].map((at) => finds('claim/unexercised', RAYS, at)),
)

/** Drivers, sources and tests. */
export const code: readonly Fault[] = [
  idleDriver,
  fault('a comparison of the code that became strict', replace(SLAB, 'return num <= 0', 'return num < 0'), [
    finds('claim/refuted', RAYS, '| **‸Parallel.**'),
    finds('claim/refuted', RAYS, '- **‸Multiply, then divide.**'),
    finds('claim/refuted', RAYS, '2. **‸Six clips.**'),
  ]),
  fault('a source that does not parse', replace(SLAB, '  return num <= 0\n}', '  return num <= 0\n'), [
    finds('source/syntax', SLAB, '  return num <= 0\n\n‸'),
    finds('evidence/run-error', RAYS_EVIDENCE),
    finds('evidence/run-error', PHYSICS_EVIDENCE),
  ]),
  fault('a focused test', write(EXTRA, testing('test.only')), finds('tests/focused', EXTRA, '‸test.only')),
  fault('a skipped test', write(EXTRA, testing('test.skip')), finds('tests/skipped', EXTRA, '‸test.skip')),
  fault('a test to do', write(EXTRA, testing('test.todo')), finds('tests/skipped', EXTRA, '‸test.todo')),
  fault(
    'a test that is meant to fail',
    write(EXTRA, testing('test.fails')),
    finds('tests/skipped', EXTRA, '‸test.fails'),
  ),
  fault(
    'a test skipped under another name',
    write(EXTRA, testing('it.skipIf(true)').replace('expect, test', 'expect, test as it')),
    finds('tests/skipped', EXTRA, '‸it.skipIf'),
  ),
  fault(
    'a test that names an unknown claim',
    write(EXTRA, testing('test').replace('.parallel', '.paralel')),
    finds('test/unknown-claim', EXTRA, '‸rays/Ray_ClipSlab.paralel'),
  ),
]
