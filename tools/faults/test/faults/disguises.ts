import { fault, finds, replace, write } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { BODIES, CONFIG, DRIVER, RAYS, SLAB } from './files.ts'

/** What looks right to people, or to Markdown, or to JavaScript, and is not what is read. */
export const disguises: readonly Fault[] = [
  fault(
    'a Cyrillic letter in a given',
    replace(BODIES, '`size = (2, 1, 5)`', '`sizе = (2, 1, 5)`'),
    finds('values/character', BODIES, '`siz‸е = (2, 1, 5)`'),
  ),
  fault(
    'a space of no width in a name',
    replace(BODIES, '| `BodyList_Insert` |', '| `BodyList_\u200bInsert` |'),
    finds('unit/not-text', BODIES, '`BodyList_‸\u200bInsert`'),
  ),
  fault(
    'a minus sign as an entity',
    replace(RAYS, '`len = 2.25`: `hit', '`len = &minus;2.25`: `hit'),
    finds('values/syntax', RAYS, '`len = ‸&minus;'),
  ),
  fault(
    'a link by reference',
    replace(RAYS, '[going up](#Sweep_SphereCapsule.going-up).\n- **Miss.**', '[going up].\n- **Miss.**'),
    finds('cases/checks-nothing', RAYS, '**‸Straight up.** `S'),
  ),
  fault(
    'a case inside a quote',
    replace(RAYS, '- **Miss.** `S', '> - **Miss.** `S'),
    finds('cases/syntax', RAYS, '> ‸- **Miss.**'),
  ),
  fault(
    'a claim without its full stop',
    replace(BODIES, '- **Half of each.** The three', '- **Half of each** The three'),
    finds('claims/no-lead', BODIES, '- ‸**Half of each**'),
  ),
  fault(
    'a misspelt column of a result',
    replace(RAYS, '| `→ inside` | `→ t0` | `→ t1` | Checks |', '| `→ insde` | `→ t0` | `→ t1` | Checks |'),
    finds('cases/unknown-name', RAYS, '`→ ‸insde`'),
  ),
  fault(
    'a misspelt column of links',
    replace(RAYS, '| `→ inside` | `→ t0` | `→ t1` | Checks |', '| `→ inside` | `→ t0` | `→ t1` | Check |'),
    finds('table/header', RAYS, '`→ t1` | ‸Check |'),
  ),
  fault(
    'a loop over nothing',
    replace(RAYS, 'for flags in [0x2203f, 0x2223f, 0x2343f]', 'for flags in []'),
    finds('cases/syntax', RAYS, 'for flags in ‸[]'),
  ),
  fault(
    'a step that is made no times',
    replace(BODIES, '(1, 1, 1)) × 513', '(1, 1, 1)) × 0'),
    finds('values/range', BODIES, '(1, 1, 1)) × ‸0'),
  ),
  fault(
    'a claim that a case calls untestable',
    [
      replace(RAYS, '- **Ending on a face.** A', '- **Ending on an edge.** As on a face.\n- **Ending on a face.** A'),
      replace(RAYS, '- **An edge.** `S', '- **Ending on an edge.** untestable: nobody knows how.\n- **An edge.** `S'),
    ],
    finds('claim/untested', RAYS, '**‸Ending on an edge.** As on a face.'),
  ),
  fault(
    'an untestable case without a reason',
    replace(RAYS, '- **An edge.** `S', '- **Ending on an edge.** untestable:\n- **An edge.** `S'),
    finds('cases/empty', RAYS, '**‸Ending on an edge.**'),
  ),
  fault(
    'two rows with one address',
    replace(RAYS, '| `0x00349560` | `Ray_OrientedBox` |', '| `0x00349488` | `Ray_OrientedBox` |'),
    [
      finds('functions/overlap', RAYS, '| ‸`0x00349488` | `Ray_OrientedBox` |'),
      finds('functions/opening-line', RAYS, '‸`0x00349560`, 0x360 bytes.'),
    ],
  ),
  fault(
    'a key of the front matter twice',
    replace(RAYS, 'tolerance: 1e-5', 'tolerance: 1e-5\ntolerance: 1e-3'),
    finds('front-matter/key', RAYS, '‸tolerance: 1e-3'),
  ),
  fault(
    'an executable without its hash',
    replace(RAYS, 'sha1: e9cb2cc49aa046b9e494313dce2f5038ed17b2f4\n', ''),
    finds('front-matter/key', RAYS, '‸---\n\n# Rays'),
  ),
  fault(
    'a unit that hides behind another of its name',
    [
      replace(CONFIG, 'spec/units/*.md', 'spec/units/**/*.md'),
      write(
        'spec/units/more/rays.md',
        '---\nunit: supporting\nslug: rays\ntitle: Rays\npackage: packages/rays\nevidence: inferred\ntolerance: 1e-5\n---\n\n# Rays\n',
      ),
    ],
    finds('unit/duplicate-slug', RAYS),
  ),
  fault(
    'a line that nobody scrolls along',
    replace(RAYS, 'Can this guard', `${'very '.repeat(1000)}far: can this guard`),
    finds('unit/too-large', RAYS, '\n\n‸very '),
  ),
  fault(
    'a tag and more on its line',
    replace(SLAB, 'Ray_ClipSlab (unknown)', 'Ray_ClipSlab (unknown), more or less'),
    finds('orig/malformed', SLAB, '‸@orig 0x00349488'),
  ),
  fault(
    'a driver that answers a part itself',
    replace(
      DRIVER,
      '    clipSlab: (givens) => {\n',
      '    clipSlab: (givens) => {\n      if (givens.den === 0) return { inside: givens.num <= 0, t0: givens.t0, t1: givens.t1 }\n',
    ),
    ['| **‸Parallel.**', '- **‸No tolerance.**', '- **‸Multiply, then divide.**'].map((at) =>
      finds('claim/unexercised', RAYS, at),
    ),
  ),
]
