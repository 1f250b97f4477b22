import type { Config, Finding, FrontMatter, UnitModel } from '../model/index.ts'
import type { Document, Section } from './document/document.ts'

export const FIXED_SECTIONS = [
  'Functions',
  'Constants',
  'Records',
  'Without counterpart',
  'Choices',
  'Cases',
  'Errata',
] as const
export type FixedSection = (typeof FIXED_SECTIONS)[number]

/** A second-level section under the name that it has or was meant to have. */
export type OutlineEntry = { readonly section: Section } & (
  | { readonly kind: 'fixed'; readonly name: FixedSection }
  /** `key` is the one of its row in the functions table. */
  | { readonly kind: 'function'; readonly name: string; readonly key: string }
  | { readonly kind: 'prose'; readonly name: string }
)

/** What the passes have read so far. */
export interface Draft extends Omit<UnitModel, 'file' | 'frontMatter'> {
  readonly frontMatter?: FrontMatter
  /** Of the front matter, or of the file's name when that is wrong. */
  readonly slug: string
  readonly sections: readonly Section[]
  readonly outline: readonly OutlineEntry[]
  /** Keys of functions whose row was found wrong: what is compared with it would only be wrong again. */
  readonly unsound: ReadonlySet<string>
}

export interface Reading {
  readonly document: Document
  readonly config: Config
  readonly draft: Draft
}

/** One step of reading: it adds to the draft what it alone reads, and says what is wrong with it. */
export interface Pass {
  readonly name: string
  readonly run: (reading: Reading) => { readonly read?: Partial<Draft>; readonly findings: readonly Finding[] }
}
