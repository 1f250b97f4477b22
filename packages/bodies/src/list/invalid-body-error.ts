/** A list was asked for what would break it: to take a body twice, or to let go of one that it does not hold. */
export class InvalidBodyError extends Error {
  override readonly name = 'InvalidBodyError'
  readonly code = 'Invalid'
}
