/**
 * What a unit may be at most: several times what people write, and small enough to be read in a moment.
 *
 * Markdown looks back from every bracket and star, so its time grows with the square of those in one paragraph;
 * everything else grows with the whole.
 */
export const LIMITS = {
  /** Characters of a file, and of a line. */
  file: 262_144,
  line: 4096,
  lines: 8192,
  /** Lists and quotes inside each other, and markers of both in all. */
  nesting: 16,
  markers: 8192,
  /** Brackets inside each other. */
  brackets: 64,
  /** Rows of a table. */
  rows: 2000,
  /** Characters that Markdown may take for markup, in a paragraph and in all. */
  paragraph: 1500,
  markup: 20_000,
} as const
