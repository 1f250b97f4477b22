import type { Project } from '../model/index.ts'
import { matchesGlob } from '../read/glob.ts'
import { Source } from './source/source.ts'

/** The files of all packages that match a glob relative to their package. */
export function packageFiles({ config, files }: Project, glob: string): Source[] {
  const globs = config.packages.map((folder) => `${folder}/${glob}`)
  return [...files]
    .filter(([file]) => globs.some((each) => matchesGlob(each, file)))
    .map(([file, text]) => new Source(file, text))
}
