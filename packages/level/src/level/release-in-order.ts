/** Runs every step, whatever the others throw. Throws the error of one, and an `AggregateError` for more. */
export function releaseInOrder(steps: readonly (() => void)[]): void {
  const errors: unknown[] = []
  for (const step of steps) {
    try {
      step()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} parts could not be released`)
}
