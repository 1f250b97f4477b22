import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { BODIES, RAYS } from './files.ts'

/** Claims, the cases that check them, and the links between both. */
export const claims: readonly Fault[] = [
  fault(
    'a claim without a case',
    replace(RAYS, '- **Ending on a face.**', '- **Ending on an edge.** As on a face.\n- **Ending on a face.**'),
    finds('claim/untested', RAYS, '**‸Ending on an edge.**'),
  ),
  fault(
    'the only case of a claim deleted',
    rewrite(RAYS, (text) => text.replace(/- \*\*A rounded height\.\*\*[^]*?\n\n(?=Straight up)/, '')),
    finds('claim/untested', RAYS, '**‸Rounded height.**'),
  ),
  fault(
    'the only case of a signature deleted',
    rewrite(BODIES, (text) => text.replace(/- \*\*Half of a box\.\*\*[^]*?\n\n/, '')),
    finds('claim/untested', BODIES, '**‸Half of each.**'),
  ),
  fault(
    'a case that checks nothing',
    replace(RAYS, ' Checks\n  [a miss](#IPhysics_RayCastBodies.what-a-miss-leaves).', ''),
    finds('cases/checks-nothing', RAYS, '**‸Nobody there.**'),
  ),
  fault(
    'a row that checks nothing',
    replace(
      RAYS,
      '| true | 0 | 0.5 | [earlier](#Ray_ClipSlab.leaving-earlier) |\n| ends at',
      '| true | 0 | 0.5 | |\n| ends at',
    ),
    finds('cases/checks-nothing', RAYS, '| ‸ends halfway |'),
  ),
  fault(
    'a link to no claim',
    replace(
      RAYS,
      '[the scaled direction](#PhysicsRay_Box.scaled-direction)',
      '[the scaled direction](#PhysicsRay_Box.scaled-directions)',
    ),
    finds('links/unknown-claim', RAYS, '‸#PhysicsRay_Box.scaled-directions'),
  ),
  fault(
    'a link to no claim of another unit',
    replace(
      RAYS,
      '[equal smallest x](bodies.md#Choices.equal-smallest-x)',
      '[equal smallest x](bodies.md#Choices.equal-x)',
    ),
    finds('links/unknown-claim', RAYS, '‸bodies.md#Choices.equal-x'),
  ),
  fault(
    'a link to a claim of no unit',
    replace(
      RAYS,
      '[equal smallest x](bodies.md#Choices.equal-smallest-x)',
      '[equal smallest x](body.md#Choices.equal-smallest-x)',
    ),
    finds('links/unknown-claim', RAYS, '‸body.md#Choices.equal-smallest-x'),
  ),
  fault('a claim renamed and its links forgotten', replace(BODIES, '- **No shapes.**', '- **Without shapes.**'), [
    finds('links/unknown-claim', BODIES, '  [no shapes](‸#Choices.no-shapes).\n\nCases of'),
    finds('links/unknown-claim', BODIES, 'Checks [no shapes](‸#Choices.no-shapes).\n\n  ```case'),
  ]),
  fault(
    'a list item without a lead',
    replace(RAYS, '- **From inside.** A ray that starts inside the box', '- A ray that starts inside the box'),
    finds('claims/no-lead', RAYS, '‸- A ray that starts inside the box'),
  ),
  fault(
    'a repeated id',
    replace(RAYS, '- **Ending on a face.** A ray', '- **From inside.** As above.\n- **Ending on a face.** A ray'),
    finds('claims/duplicate-id', RAYS, '**‸From inside.** As above.'),
  ),
  fault(
    'a list number out of sequence',
    replace(RAYS, '\n3. **Refused.** When `Ray_OrientedBox`', '\n4. **Refused.** When `Ray_OrientedBox`'),
    finds('claims/list-number', RAYS, '‸4. **Refused.** When `Ray_OrientedBox`'),
  ),
  fault(
    'a bullet that is glued to its lead',
    replace(BODIES, '- **Half of each.** The three', '-**Half of each.** The three'),
    finds('claims/not-an-item', BODIES, '‸-**Half of each.**'),
  ),
  fault(
    'a misspelt marker of evidence',
    replace(RAYS, 'there is no hit. *(inferred)*', 'there is no hit. *(infered)*'),
    finds('claims/evidence', RAYS, '‸*(infered)*'),
  ),
  fault(
    'a claim where none is read',
    replace(RAYS, '1. `Ray_ClipSlab` cuts', '1. **Cuts.** `Ray_ClipSlab` cuts'),
    finds('claims/outside-section', RAYS, '1. **‸Cuts.**'),
  ),
  fault(
    'a case twice',
    replace(RAYS, '- **Away, zero: no direction.**', '- **Away, zero.**'),
    finds('cases/duplicate-id', RAYS, '**‸Away, zero.** `S = (0, 0, 1)`'),
  ),
  fault(
    'a case without a name',
    replace(RAYS, '- **Straight up.** `S', '- `S'),
    finds('cases/no-lead', RAYS, '- ‸`S = (0.1, 0, -1)`'),
  ),
  fault(
    'a case that compares nothing',
    replace(RAYS, '`len = 2.25`: `hit → false`.', '`len = 2.25`.'),
    finds('cases/no-expectation', RAYS, '**‸Ends before the box.**'),
  ),
  fault(
    'a row that compares nothing',
    replace(RAYS, '| ends halfway | -2 | -1 | | | true | 0 | 0.5 |', '| ends halfway | -2 | -1 | | | | | |'),
    finds('cases/no-expectation', RAYS, '| ‸ends halfway |'),
  ),
  fault(
    'a case of prose alone',
    replace(BODIES, '- **Ball.** `shape', '- **Bullet.** Like a ball.\n- **Ball.** `shape'),
    finds('cases/empty', BODIES, '**‸Bullet.**'),
  ),
  fault(
    'cases under no signature',
    replace(BODIES, 'Cases of `setBoxSize(size: vec3) → half: vec3`:\n\n', ''),
    finds('cases/no-signature', BODIES, '‸- **Half of a box.**'),
  ),
  fault(
    'a result without its arrow',
    replace(BODIES, '`setBoxSize(size: vec3) → half: vec3`', '`setBoxSize(size: vec3) half: vec3`'),
    finds('signature/syntax', BODIES, '`setBoxSize(size: vec3) ‸half: vec3`'),
  ),
  fault(
    'a signature twice',
    replace(BODIES, '`setCapsuleSize(first', '`setBoxSize(first'),
    finds('signature/duplicate', BODIES, '`‸setBoxSize(first'),
  ),
  fault(
    'a type that nobody declares',
    replace(BODIES, '`bounds(shape: Shape)', '`bounds(shape: Shap)'),
    finds('types/unknown', BODIES, '`bounds(shape: ‸Shap)'),
  ),
  fault(
    'a type twice',
    replace(RAYS, 'Capsule = { base: vec3', 'Box = { half: vec3 }\nCapsule = { base: vec3'),
    finds('types/duplicate', RAYS, '‸Box = { half'),
  ),
  fault(
    'a colon left out in a type',
    replace(RAYS, 'Capsule = { base: vec3 =', 'Capsule = { base vec3 ='),
    finds('types/syntax', RAYS, 'Capsule = { base ‸vec3'),
  ),
  fault(
    'a misspelt statement',
    replace(
      RAYS,
      '  then ray.hit = true\n  then ray.contact = {\n    owner: "B"',
      '  the ray.hit = true\n  then ray.contact = {\n    owner: "B"',
    ),
    finds('cases/syntax', RAYS, '  ‸the ray.hit = true'),
  ),
  fault(
    'a misspelt method',
    replace(BODIES, '  then widest() = 0.5\n', '  then widset() = 0.5\n'),
    finds('cases/unknown-name', BODIES, 'then ‸widset()'),
  ),
  fault(
    'a name that nothing uses',
    replace(BODIES, '  then widest() = 0.5\n', '  then widest() = 0.5\n  let spare = widest()\n'),
    finds('cases/unused-name', BODIES, 'let ‸spare'),
  ),
]
