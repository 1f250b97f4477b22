import type { Place, Tag } from '../../model/index.ts'

/** The place of a part of a tag, which stands on one line: `from` counts from its `@`. */
export function partOfTag({ place }: Tag, from: number, length: number): Place {
  const { line, column, offset } = place.start
  return {
    file: place.file,
    start: { line, column: column + from, offset: offset + from },
    end: { line, column: column + from + length, offset: offset + from + length },
  }
}
