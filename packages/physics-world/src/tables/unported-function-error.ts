/** A function of the original was called that nobody has specified yet. */
export class UnportedFunctionError extends Error {
  /** Always `UnportedFunctionError`. */
  override readonly name = 'UnportedFunctionError'
  /** Always `Unported`. */
  readonly code = 'Unported'
  /** Where the function stands in the original. */
  readonly address: number
  /** What we call it. */
  readonly functionName: string

  /** The message names the function and its address. */
  constructor(address: number, functionName: string) {
    const hex = address.toString(16).padStart(8, '0')
    super(`Unexpected call of ${functionName} (0x${hex}), expected only functions that are specified`)
    this.address = address
    this.functionName = functionName
  }
}
