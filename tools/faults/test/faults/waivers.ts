import { fault, finds, replace, write } from '../harness/fault.ts'
import type { Edit, Fault } from '../harness/fault.ts'
import { RAYS, WAIVERS } from './files.ts'

/** A claim that nothing checks. */
const UNTESTED = replace(
  RAYS,
  '- **Ending on a face.**',
  '- **Ending on an edge.** As on a face.\n- **Ending on a face.**',
)
const CLAIM = 'rays/PhysicsRay_Box.ending-on-an-edge'

function waiving(...rows: string[]): Edit {
  return write(WAIVERS, ['# Waivers\n', '| Claim | Until | Reason |', '| --- | --- | --- |', ...rows, ''].join('\n'))
}

/** Claims that may stay unproven, and may not. */
export const waivers: readonly Fault[] = [
  fault(
    'a waiver expired',
    [UNTESTED, waiving(`| ${CLAIM} | 2026-11-29 | nobody knows yet |`)],
    finds('waiver/expired', WAIVERS, '‸2026-11-29'),
  ),
  fault(
    'a waiver that is not needed',
    waiving('| rays/PhysicsRay_Box.ending-on-a-face | 2027-01-31 | nobody knows yet |'),
    finds('waiver/idle', WAIVERS, '‸rays/PhysicsRay_Box.ending-on-a-face'),
  ),
  fault(
    'a waiver for an unknown claim',
    waiving('| rays/PhysicsRay_Box.ending-on-a-fence | 2027-01-31 | nobody knows yet |'),
    finds('waiver/unknown-claim', WAIVERS, '‸rays/PhysicsRay_Box.ending-on-a-fence'),
  ),
  fault(
    'a waiver without a reason',
    [UNTESTED, waiving(`| ${CLAIM} | 2027-01-31 | |`)],
    [finds('waivers/syntax', WAIVERS, '2027-01-31 |‸ |'), finds('claim/untested', RAYS, '**‸Ending on an edge.**')],
  ),
  fault(
    'a waiver until a day that never comes',
    [UNTESTED, waiving(`| ${CLAIM} | 2027-02-29 | nobody knows yet |`)],
    [finds('waivers/syntax', WAIVERS, '‸2027-02-29'), finds('claim/untested', RAYS, '**‸Ending on an edge.**')],
  ),
  fault(
    'a claim waived twice',
    [UNTESTED, waiving(`| ${CLAIM} | 2027-01-31 | nobody knows yet |`, `| ${CLAIM} | 2027-03-31 | still not |`)],
    finds('waivers/syntax', WAIVERS, `‸${CLAIM} | 2027-03-31`),
  ),
  fault(
    'a waiver for a whole unit',
    [UNTESTED, waiving('| rays/* | 2027-01-31 | nobody knows yet |')],
    [finds('waivers/syntax', WAIVERS, '‸rays/*'), finds('claim/untested', RAYS, '**‸Ending on an edge.**')],
  ),
]
