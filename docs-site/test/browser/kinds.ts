/**
 * One page of each kind: of the units, whose pages are made alike, one with pictures and one with records; of the
 * verdict the claims of one unit.
 */
export const KINDS = [
  '',
  'units/',
  'units/world-ray/',
  'units/maths/',
  'units/world-manifest/pictures/',
  'verdict/?unit=maths',
  'rules/',
  'rules/functions/overlap/',
  'specification/',
  'benchmarks/',
  'api/rays/',
  'source/packages/rays/src/kernels/clip-slab.ts/',
  'source/spec/units/maths.md/',
  'playground/',
  'playground/settle/',
  'playground/stream/',
  'playground/half-space/',
] as const

/** The longest pages. They come in several pieces: what moves while they come moves there. */
export const LONGEST = ['units/rays/', 'units/physics-world/', 'units/rays/pictures/'] as const
