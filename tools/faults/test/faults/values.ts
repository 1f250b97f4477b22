import { fault, finds, replace } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { BODIES, RAYS } from './files.ts'

/** The given `len` of the case "Ends before the box", in other spellings. */
function length(name: string, text: string, ...expected: Parameters<typeof finds>[]): Fault {
  return fault(
    name,
    replace(RAYS, '`len = 2.25`: `hit', `${text}: \`hit`),
    expected.map((one) => finds(...one)),
  )
}

/** Inputs and expected values of cases: what is written, and how. */
export const values: readonly Fault[] = [
  fault(
    'an expected value changed',
    replace(RAYS, '`answer → 0.1661475` is', '`answer → 0.1661575` is'),
    finds('claim/refuted', RAYS, '**‸Going up.**'),
  ),
  fault(
    'an expected value of a row changed',
    replace(
      RAYS,
      '| ends halfway | -2 | -1 | | | true | 0 | 0.5 |',
      '| ends halfway | -2 | -1 | | | true | 0 | 0.25 |',
    ),
    finds('claim/refuted', RAYS, '**‸Leaving earlier.**'),
  ),
  fault(
    'an expected value of a fence changed',
    replace(RAYS, 'then ray.fraction = 0.165\n', 'then ray.fraction = 0.175\n'),
    [finds('claim/refuted', RAYS, "**‸A human's bones.**"), finds('claim/refuted', RAYS, '**‸Boxes and capsules.**')],
  ),
  fault(
    'the last bit of an expected value changed',
    replace(RAYS, '`t0 → 0.9999999 (0x3f7ffffe)`', '`t0 → 0.99999994 (0x3f7fffff)`'),
    finds('claim/refuted', RAYS, '**‸Rounding.**'),
  ),
  fault(
    'a given changed',
    replace(BODIES, '`size = (2, 1, 5)`', '`size = (2, 1, 4)`'),
    finds('claim/refuted', BODIES, '**‸Half of each.**'),
  ),

  length('an en dash for a minus', '`len = –2.25`', ['values/character', RAYS, '`len = ‸–2.25`']),
  length('a no-break space', '`len =\u00a02.25`', ['values/character', RAYS, '`len =‸\u00a02.25`']),
  length('a full-width digit', '`len = ２.25`', ['values/character', RAYS, '`len = ‸２.25`']),
  length('groups of digits in a code span', '`len = 254,500`', ['values/syntax', RAYS, '`len = ‸254,500`']),
  length('a percentage', '`len = 25%`', ['values/syntax', RAYS, '`len = ‸25%`']),
  length('a range', '`len = 2-3`', ['values/syntax', RAYS, '`len = ‸2-3`']),
  length('upper-case hex', '`len = 2.25`, `typeMask = 0xFF`', ['values/syntax', RAYS, '`typeMask = ‸0xFF`']),
  length('a text for a number', '`len = "2.25"`', ['values/type', RAYS, '`len = ‸"2.25"`']),
  length('an integer out of range', '`len = 2.25`, `typeMask = -1`', ['values/range', RAYS, '`typeMask = ‸-1`']),
  length('infinity', '`len = Infinity`', ['values/name', RAYS, '`len = ‸Infinity`']),
  length('an unknown given', '`length = 2.25`', ['cases/unknown-name', RAYS, '`‸length = 2.25`']),
  length('a given twice', '`len = 2.25`, `len = 3.25`', ['cases/duplicate-name', RAYS, '`‸len = 3.25`']),
  length('a code span that is no statement', '`len 2.25`', ['cases/span', RAYS, '`len ‸2.25`']),

  fault(
    'groups of two digits in a cell',
    replace(RAYS, '| ends after the end | -2 |', '| ends after the end | 100,00 |'),
    finds('values/syntax', RAYS, '| ends after the end | 100‸,00 |'),
  ),
  fault(
    'a missing given',
    replace(RAYS, '**Miss.** `S = (-2, 0.4, 1)` passes', '**Miss.** The ray passes'),
    finds('cases/missing-given', RAYS, '**‸Miss.** The'),
  ),
  fault(
    'a list that ends in a comma',
    replace(RAYS, '`list → [0, 0.25]` and', '`list → [0, 0.25,]` and'),
    finds('values/syntax', RAYS, '`list → [0, 0.25‸,]`'),
  ),
  fault(
    'bits that are not those of the number',
    replace(RAYS, '`t0 → 0.01 (0x3c23d70a)`. The quotient', '`t0 → 0.01 (0x3c23d70b)`. The quotient'),
    finds('values/bits', RAYS, '`t0 → 0.01 (‸0x3c23d70b)`. The quotient'),
  ),
  fault(
    'two components for three',
    replace(BODIES, '`size = (2, 1, 5)`', '`size = (2, 1)`'),
    finds('values/type', BODIES, '`size = ‸(2, 1)`'),
  ),
  fault(
    'a misspelt member of an enumeration',
    replace(RAYS, '{ name: "ball of B", kind: SphereShape,', '{ name: "ball of B", kind: SphereShap,'),
    finds('values/name', RAYS, '"ball of B", kind: ‸SphereShap,'),
  ),
  fault(
    'a misspelt field of a record',
    replace(
      RAYS,
      '{ base: (10, -20, 5), height: 1.8, radius: 0.35 } | (8, -20, 6)',
      '{ base: (10, -20, 5), height: 1.8, radios: 0.35 } | (8, -20, 6)',
    ),
    finds('values/name', RAYS, 'height: 1.8, ‸radios: 0.35 } | (8, -20, 6)'),
  ),
  fault(
    'a field of a record left out',
    replace(
      RAYS,
      '{ base: (10, -20, 5), height: 1.8, radius: 0.35 } | (8, -20, 6)',
      '{ base: (10, -20, 5), height: 1.8 } | (8, -20, 6)',
    ),
    finds('values/type', RAYS, '‸{ base: (10, -20, 5), height: 1.8 } | (8, -20, 6)'),
  ),
  fault(
    'an arrow of two characters',
    replace(RAYS, '`answer → 0.35` is the exit', '`answer -> 0.35` is the exit'),
    finds('values/character', RAYS, '`answer ‸-> 0.35`'),
  ),
  fault(
    'an equals sign for an arrow',
    replace(RAYS, '`answer → 0.35` is the exit', '`answer = 0.35` is the exit'),
    finds('cases/unknown-name', RAYS, '`‸answer = 0.35`'),
  ),
  fault(
    'a tolerance that lets everything pass',
    replace(RAYS, '`list → ≈ [-291666.7, 291666.7] ± 2.0`', '`list → ≈ [-291666.7, 291666.7] ± 1e9`'),
    finds('values/range', RAYS, '[-291666.7, 291666.7] ± ‸1e9'),
  ),
  fault(
    'a tolerance below zero',
    replace(RAYS, '`list → ≈ [-291666.7, 291666.7] ± 2.0`', '`list → ≈ [-291666.7, 291666.7] ± -2.0`'),
    finds('values/syntax', RAYS, '[-291666.7, 291666.7] ± ‸-2.0'),
  ),
]
