/**
 * `NotFound`: no file has this name. `Truncated`: bytes end too early. `Invalid`: bytes contradict themselves or each
 * other. `NoRoom`: it does not fit where it should go.
 */
export type LevelErrorCode = 'NotFound' | 'Truncated' | 'Invalid' | 'NoRoom'

/** What is wrong with an index, a container or a level file, and where. */
export class LevelError extends Error {
  /** Always `LevelError`. */
  override readonly name = 'LevelError'
  /** Which kind of fault it is. */
  readonly code: LevelErrorCode
  /** Bytes from the start of what was read; none for a name, and for what was to be written. */
  readonly offset: number | undefined

  /** The offset, if there is one, is put behind `what` in the message. */
  constructor(code: LevelErrorCode, what: string, offset?: number, options?: ErrorOptions) {
    super(offset === undefined ? what : `${what} (offset 0x${offset.toString(16)})`, options)
    this.code = code
    this.offset = offset
  }
}
