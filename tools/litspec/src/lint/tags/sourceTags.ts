import type { ConstantTag, Finding, FunctionTag, Place } from '../../model/index.ts'
import type { TagKind } from './grammar.ts'

/** A constant with the place of what it is set to. */
export interface TaggedConstant extends ConstantTag {
  readonly initialiser: Place
}

/** Something that was meant as a tag and is none. */
export interface BrokenTag {
  readonly kind: TagKind
  readonly text: string
  readonly finding: Finding
}

export interface SourceTags {
  readonly tags: readonly (FunctionTag | TaggedConstant)[]
  readonly broken: readonly BrokenTag[]
  /** The file has something like a tag and does not parse. */
  readonly syntax?: Finding
}
