import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { BODIES, RAYS } from './files.ts'

/** The shape of a unit: front matter, headings, fences, tables, lists. */
export const documents: readonly Fault[] = [
  fault(
    'front matter that does not end',
    replace(RAYS, 'tolerance: 1e-5\n---\n', 'tolerance: 1e-5\n'),
    finds('front-matter/missing', RAYS),
  ),
  fault(
    'a misspelt key of the front matter',
    replace(RAYS, 'tolerance: 1e-5', 'tolerence: 1e-5'),
    finds('front-matter/key', RAYS, '‸tolerence: 1e-5'),
  ),
  fault(
    'a level of evidence that nobody knows',
    replace(RAYS, 'evidence: confirmed (code)', 'evidence: sure'),
    finds('front-matter/value', RAYS, 'evidence: ‸sure'),
  ),
  fault(
    'a tolerance of the unit that lets everything pass',
    replace(RAYS, 'tolerance: 1e-5', 'tolerance: 1e9'),
    finds('front-matter/value', RAYS, 'tolerance: ‸1e9'),
  ),
  fault(
    'a slug that is that of another unit',
    replace(RAYS, 'slug: rays', 'slug: bodies'),
    finds('front-matter/value', RAYS, 'slug: ‸bodies'),
  ),
  fault(
    'a title that is not the heading',
    replace(RAYS, '\n# Rays against bodies\n', '\n# Rays against body\n'),
    finds('unit/title', RAYS, '# ‸Rays against body\n'),
  ),
  fault(
    'a misspelt section',
    replace(RAYS, '\n## Constants\n', '\n## Constnats\n'),
    finds('section/misspelt', RAYS, '## ‸Constnats'),
  ),
  fault(
    'a section in small letters',
    replace(BODIES, '\n## Cases\n', '\n## cases\n'),
    finds('section/misspelt', BODIES, '## ‸cases'),
  ),
  fault(
    'a misspelt heading of a function',
    replace(RAYS, '\n## PhysicsRay_Box\n', '\n## PhysicsRay_Bx\n'),
    finds('section/misspelt', RAYS, '## ‸PhysicsRay_Bx'),
  ),
  fault(
    'a section twice',
    replace(BODIES, '\n## Cases\n', '\n## Choices\n\n- **Another.** One more choice.\n\n## Cases\n'),
    finds('section/duplicate', BODIES, '## ‸Choices\n\n- **Another.**'),
  ),
  fault(
    'a misspelt language of a fence',
    replace(RAYS, '```types\nBox =', '```typse\nBox ='),
    finds('fence/language', RAYS, '```‸typse'),
  ),
  fault(
    'a fence without a language',
    replace(RAYS, '```types\nCapsule =', '```\nCapsule ='),
    finds('fence/language', RAYS, '```‸\nCapsule ='),
  ),
  fault(
    'an unclosed fence',
    replace(RAYS, 'height: f32, radius: f32 }\n```\n', 'height: f32, radius: f32 }\n'),
    finds('fence/unclosed', RAYS, '‸```types\nCapsule ='),
  ),
  fault(
    'a case inside an HTML comment',
    [
      replace(RAYS, '- **Miss.** `S', '<!--\n- **Miss.** `S'),
      replace(RAYS, 'How a ray meets the frame:', '-->\n\nHow a ray meets the frame:'),
    ],
    finds('unit/html', RAYS, '‸<!--'),
  ),
  fault(
    'a claim inside an HTML comment',
    replace(BODIES, '- **Half of each.** The three', '<!-- - **Half of each.** --> The three'),
    finds('unit/html', BODIES, '‸<!--'),
  ),
  fault(
    'a row with an extra cell',
    replace(RAYS, '| ends halfway | -2 | -1 | | | true', '| ends halfway | -2 | -1 | | | | true'),
    finds('table/cells', RAYS, '| ends halfway | -2 | -1 | | | | true | 0 | 0.5 | ‸['),
  ),
  fault(
    'a row that lacks a cell',
    replace(RAYS, '| ends halfway | -2 | -1 | | | true', '| ends halfway | -2 | -1 | | true'),
    finds('table/cells', RAYS, '‸| ends halfway'),
  ),
  fault(
    'a misspelt column',
    replace(RAYS, '| Address | Name | Size | File |', '| Adress | Name | Size | File |'),
    finds('table/header', RAYS, '| ‸Adress |'),
  ),
  fault(
    'a control character',
    replace(RAYS, 'Can this guard', 'Can\u0007 this guard'),
    finds('unit/not-text', RAYS, 'Can‸\u0007'),
  ),
  fault(
    'a word that is read the other way round',
    replace(RAYS, 'Can this guard', 'Can \u202ethis guard'),
    finds('unit/not-text', RAYS, 'Can ‸\u202e'),
  ),
  fault(
    'an expected value changed in a file of Windows',
    rewrite(
      RAYS,
      (text) => `\uFEFF${text.replace('`answer → 0.1661475` is', '`answer → 0.1661575` is').replaceAll('\n', '\r\n')}`,
    ),
    finds('claim/refuted', RAYS, '**‸Going up.**'),
  ),
]
