/** Does something, and notes the error when that throws one. */
export function attempt(errors: unknown[], action: () => void): void {
  try {
    action()
  } catch (error) {
    errors.push(error)
  }
}
