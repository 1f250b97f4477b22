import type { Project } from '../model/index.ts'
import { matchesGlob } from '../read/index.ts'

/** The files of a project that match one of some globs, sorted by path. */
export function matching({ files }: Project, globs: readonly string[]): [file: string, text: string][] {
  const found = [...files].filter(([file]) => globs.some((glob) => matchesGlob(glob, file)))
  return found.sort(([left], [right]) => (left < right ? -1 : 1))
}
