import type { Place } from '../../model/index.ts'
import { Lines } from '../../read/document/lines.ts'

/** One source file as text that knows its places. */
export class Source {
  readonly file: string
  readonly text: string
  #lines: Lines | undefined

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
  }

  /** The place of the text from `start` to `end`, both offsets, `end` excluded. */
  place(start: number, end: number): Place {
    this.#lines ??= new Lines(this.text)
    return { file: this.file, start: this.#lines.point(start), end: this.#lines.point(end) }
  }
}
