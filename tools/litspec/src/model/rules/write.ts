/**
 * What stands in the folder of generated files.
 *
 * @internal
 */
export const WRITE_RULES = {
  'generated/missing': 'Every generated file is committed.',
  'generated/stale': 'Every generated file is what the units say.',
  'generated/orphan': 'No generated file is left of a unit that is gone.',
} as const
