/**
 * `NotFound`: there is no such file. `NoRoom`: a pool does not fit. `AlreadyLoaded`: a level, or its file, is still there.
 * `Busy`: a load or an unload is going on. `Cancelled`: the load was called off. `Truncated`: a manifest ends too early.
 * `Invalid`: a name or a manifest is too long, or a size is none.
 */
export type WorldManagerErrorCode =
  | 'NotFound'
  | 'NoRoom'
  | 'AlreadyLoaded'
  | 'Busy'
  | 'Cancelled'
  | 'Truncated'
  | 'Invalid'

/** Why the manager refused something. Whatever it had reserved for it is given back. */
export class WorldManagerError extends Error {
  /** Always `WorldManagerError`. */
  override readonly name = 'WorldManagerError'
  /** What was in the way. */
  readonly code: WorldManagerErrorCode

  /** The message says what was unexpected, and what was expected instead. */
  constructor(code: WorldManagerErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
