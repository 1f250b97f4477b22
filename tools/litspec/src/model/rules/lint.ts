/**
 * What the tags of the code must say.
 *
 * @internal
 */
export const LINT_RULES = {
  'source/syntax': 'A source file parses.',
  'orig/malformed': 'What looks like a function tag is one.',
  'orig/misplaced': 'A function tag stands in the doc comment of a function with a body.',
  'orig/unknown-address': 'A tag names a function of the specification.',
  'orig/name': 'A tag carries the name that the table gives its address.',
  'orig/file': 'A tag carries the file that the table gives its address.',
  'orig/duplicate': 'A function of the specification is tagged once.',
  'orig/wrong-package': 'A tag stands in the package of its unit.',
  'orig/missing': 'Every function of the specification is tagged.',
  'orig/without-counterpart': 'A function without counterpart has no tag.',
  'const/malformed': 'What looks like a constant tag is one.',
  'const/misplaced': 'A constant tag stands on an exported constant with a number.',
  'const/unknown': 'A constant tag names a constant of the specification.',
  'const/value': 'A tagged constant has the bits that the specification states.',
  'const/duplicate': 'A constant of the specification is tagged once.',
  'const/wrong-package': 'A constant stands in the package of its unit.',
  'const/missing': 'Every constant of the specification is carried by the code.',
  'tests/focused': 'No test is focused: the others would not run.',
  'tests/skipped': 'No test is skipped or left to do.',
} as const
