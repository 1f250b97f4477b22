import { UnportedFunctionError } from './unported-function-error.ts'

/** One entry of a table: which function of the original stands there, and what takes its place here. */
export interface Entry<Call> {
  /** Where the function stands in the original. */
  readonly address: number
  /** What the specification calls the function. */
  readonly name: string
  /** The function that stands in for it. Unported ones throw `UnportedFunctionError`. */
  readonly call: Call
}

/** A test that nobody has specified yet: whatever it is given, it throws `UnportedFunctionError`. */
export type UnportedTest = (...given: readonly unknown[]) => never

/** An entry for a function that nobody has specified yet. */
export function unported(address: number, name: string): Entry<UnportedTest> {
  return {
    address,
    name,
    call: () => {
      throw new UnportedFunctionError(address, name)
    },
  }
}
