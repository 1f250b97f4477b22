/** What a unit may be at most: far beyond what people write, and small enough to be read in a moment. */
export const LIMITS = {
  /** Characters of a file. */
  file: 524_288,
  /** Characters of a line. */
  line: 8192,
  /** Lists and quotes inside each other. */
  nesting: 16,
  /** Brackets inside each other. */
  brackets: 64,
  /** Rows of a table. */
  rows: 2000,
  /** Characters of one paragraph that Markdown may take for markup: it looks back from each one. */
  marks: 1000,
} as const
