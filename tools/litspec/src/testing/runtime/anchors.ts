import type { Place } from '../../model/index.ts'

/**
 * Calls a function from a point of the document.
 *
 * A generated module holds one for every title and expected value, `run => run()`, mapped to exactly that place. What
 * takes a stack trace inside the call (a test that is declared, an error that is made) is therefore located in the
 * Markdown, for Vitest and for debuggers alike.
 */
export type Anchor = <T>(run: () => T) => T

/** Anchors by the offset in the document at which they stand. */
export type Anchors = ReadonlyMap<number, Anchor>

/** An anchor and the offset in the document at which it stands. */
export type LocatedAnchor = readonly [offset: number, anchor: Anchor]

/** The anchor of the first of some places that has one. */
export function anchorAt(anchors: Anchors, ...places: readonly Place[]): Anchor {
  for (const place of places) {
    const anchor = anchors.get(place.start.offset)
    if (anchor) return anchor
  }
  return (run) => run()
}

/** An error whose stack trace is one point of the document. How we came to make it is nobody's concern. */
export function errorAt(anchor: Anchor, name: string, message: string, cause?: unknown): Error {
  return anchor(function here() {
    const error = new Error(message, cause === undefined ? undefined : { cause })
    error.name = name
    const limit = Error.stackTraceLimit
    Error.stackTraceLimit = 1
    Error.captureStackTrace(error, here)
    Error.stackTraceLimit = limit
    return error
  })
}
