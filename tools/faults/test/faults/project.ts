import { UNITS } from '../harness/units.ts'
import { fault, finds, remove, replace, rewrite, write } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { BODIES, CONFIG, RAYS } from './files.ts'

const EMPTY = 'spec/units/empty.md'
const UNIT = [
  '---',
  'unit: supporting',
  'slug: empty',
  'title: Nothing',
  'package: packages/math',
  'evidence: inferred',
  'tolerance: 1e-5',
  '---',
  '',
  '# Nothing',
  '',
].join('\n')

/** Where everything is, and whether there is anything. */
export const project: readonly Fault[] = [
  fault(
    'a glob that matches no unit',
    replace(CONFIG, 'spec/units/*.md', 'spec/unit/*.md'),
    finds('gate/no-units', CONFIG),
    3,
  ),
  fault('a unit without claims', write(EMPTY, UNIT), finds('gate/no-claims', EMPTY), 3),
  fault(
    'a unit without cases',
    rewrite(BODIES, (text) => text.slice(0, text.indexOf('## Cases'))),
    finds('gate/no-cases', BODIES),
    3,
  ),
  fault(
    'a unit of a package without sources',
    replace(RAYS, 'package: packages/rays', 'package: packages/ray'),
    finds('gate/no-sources', RAYS),
    3,
  ),
  fault('a unit that leaves the glob', remove(BODIES), [
    finds('links/unknown-claim', RAYS, '‸bodies.md#Choices.equal-smallest-x'),
    finds(
      'links/unknown-claim',
      RAYS,
      '[round ends](#PhysicsRay_Capsule.round-ends) and [the bounds of a capsule](‸bodies.md#Choices.capsule-bounds)',
    ),
    finds(
      'links/unknown-claim',
      RAYS,
      '[down from below](#PhysicsRay_Capsule.down-from-below) and\n  [the bounds of a capsule](‸bodies.md#Choices.capsule-bounds)',
    ),
  ]),
  fault(
    'a glob that matches no package',
    replace(CONFIG, '"packages/*"', '"package/*"'),
    UNITS.filter(({ folder }) => folder.startsWith('packages/')).map(({ file, folder }) =>
      finds('front-matter/value', file, `package: ‸${folder}`),
    ),
  ),
  fault(
    'a configuration that is no JSON',
    replace(CONFIG, '"generated": "generated",', '"generated": "generated"'),
    finds('config/syntax', CONFIG, '"generated"\n  ‸"packages"'),
    2,
  ),
  fault(
    'a misspelt key of the configuration',
    replace(CONFIG, '"waivers":', '"waiver":'),
    finds('config/key', CONFIG, '‸"waiver"'),
    2,
  ),
  fault(
    'a folder outside of the repository',
    replace(CONFIG, '"generated": "generated"', '"generated": "../generated"'),
    finds('config/value', CONFIG, '‸"../generated"'),
    2,
  ),
  fault(
    'an address without a form',
    replace(CONFIG, '0x[0-9a-f]{8}', '0x[0-9a-f'),
    finds('config/value', CONFIG, '‸"0x[0-9a-f"'),
    2,
  ),
  fault('no configuration', remove(CONFIG), finds('config/missing', CONFIG), 2),
]
