import type { Nodes, Root, RootContent } from 'mdast'
import type { Located, Place } from '../../model/index.ts'

/** One Markdown file as text and as tree. */
export interface Document {
  readonly file: string
  /** Normalised: no byte order mark, `\n` only. */
  readonly text: string
  readonly root: Root
  /** Where a node stands; of a table cell, where its content stands. */
  place(node: Nodes): Place
  /** The place of the text from `start` to `end`, both offsets, `end` excluded. */
  placeOf(start: number, end: number): Place
}

/** A heading and what stands under it. */
export interface Section {
  readonly title: Located<string>
  readonly depth: number
  /** Everything until the next heading of the same or a higher level, sub-headings included. */
  readonly nodes: readonly RootContent[]
}
