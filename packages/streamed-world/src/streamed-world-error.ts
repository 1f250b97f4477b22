/**
 * `Invalid`: a layout, or what was read for a part, does not fit together.
 * `Busy`: a part of this world is being read already.
 * `Loaded`: the part is there already, or not quite gone.
 * `Unreadable`: a part could not be read; `cause` says why.
 * `Ended`: the world has been unloaded.
 */
export type StreamedWorldErrorCode = 'Invalid' | 'Busy' | 'Loaded' | 'Unreadable' | 'Ended'

/** What went wrong with a streamed world. */
export class StreamedWorldError extends Error {
  /** What kind of fault it is. */
  readonly code: StreamedWorldErrorCode

  /** The `cause` is what a platform threw, where one did. */
  constructor(code: StreamedWorldErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'StreamedWorldError'
    this.code = code
  }
}
