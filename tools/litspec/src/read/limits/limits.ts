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
  /** Lines in all, and without an empty line between them: rows of a table, or of a list. */
  lines: 4096,
  block: 1024,
  /** Lists and quotes inside each other, and in all, each counted as deep as it stands. */
  nesting: 8,
  containers: 4096,
  /** Lines of `=` or `-`, which underline a heading or rule the page. */
  underlines: 128,
  /** Brackets inside each other. */
  brackets: 64,
  /** Characters that Markdown may take for markup, in a paragraph and in all. */
  paragraph: 600,
  markup: 40_000,
} as const
