import { UnportedFunctionError } from './unported-function-error.ts'

/** One entry of a table: which function of the original stands there, and what takes its place here. */
export interface Entry<Call> {
  /** Where the function stands in the original. */
  readonly address: number
  readonly name: string
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
