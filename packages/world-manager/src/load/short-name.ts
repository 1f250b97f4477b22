import { WorldManagerError } from '../world-manager-error.ts'

/** The name, when it has at most so many characters. Otherwise throws a `WorldManagerError` (`Invalid`). */
export function shortName(name: string, longest: number): string {
  if (name.length <= longest) return name
  throw new WorldManagerError('Invalid', `Unexpected name of ${name.length} characters, expected at most ${longest}`)
}
