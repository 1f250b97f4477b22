import type { Body } from '@coney/bodies'

/** A note that a body passes through everything of one owner. */
export interface IgnoreSlot<Owner = unknown> {
  /** Whose note it is; nobody's while the slot is free. */
  body: Body<Owner> | undefined
  /** The owner whose bodies are passed through. */
  ignored: Owner | undefined
  /** The next note of the same body. */
  next: IgnoreSlot<Owner> | undefined
}

/** A free slot. */
export function createIgnoreSlot<Owner>(): IgnoreSlot<Owner> {
  return { body: undefined, ignored: undefined, next: undefined }
}
