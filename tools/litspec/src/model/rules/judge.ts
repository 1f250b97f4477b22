/**
 * What evidence and claims must say.
 *
 * @internal
 */
export const JUDGE_RULES = {
  'gate/no-units': 'There is a unit to judge.',
  'gate/no-claims': 'Every unit has a claim to judge.',
  'gate/no-cases': 'Every unit has a case to judge by.',
  'gate/no-sources': 'The package of a unit has sources.',
  'evidence/missing': 'Every unit has evidence.',
  'evidence/malformed': 'Evidence has the form that its schema states.',
  'evidence/foreign': 'Evidence was made from the fixture that is judged.',
  'evidence/outdated': 'Evidence was made from the files as they are.',
  'evidence/run-error': 'The test run had no error outside its tests.',
  'case/not-run': 'Every case ran and compared something.',
  'test/not-run': 'Every test that names a claim ran.',
  'test/asserts-nothing': 'A test that testifies asserts something.',
  'test/unknown-claim': 'A test names claims that exist.',
  'claim/untested': 'Every claim is checked by something that ran.',
  'claim/refuted': 'Nothing that checks a claim failed.',
  'claim/unexercised': 'What checks a claim runs the function it speaks of.',
  'waiver/expired': 'A waiver has not expired.',
  'waiver/idle': 'A waiver is needed.',
  'waiver/unknown-claim': 'A waiver names a claim that exists.',
} as const
