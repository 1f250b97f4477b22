/** A list was asked for what would break it: to take a body twice, or to let go of one that it does not hold. */
export class InvalidBodyError extends Error {
  /** Always `InvalidBodyError`. */
  override readonly name = 'InvalidBodyError'
  /** Always `Invalid`: what was asked for contradicts what the list holds. */
  readonly code = 'Invalid'
}
