import type { Finding } from '../model/index.ts'
import type { Repository } from './disk/loadProject.ts'
import { removeFile, writeText } from './disk/writeFiles.ts'

/** Makes every generated file that differs what it should be, and says in a line each what was done. */
export function writeChanges(
  { root, project }: Repository,
  differences: readonly Finding[],
  files: ReadonlyMap<string, string>,
): string[] {
  const { generated } = project.config
  return differences.map(({ place: { file } }) => {
    const text = files.get(file.slice(generated.length + 1))
    if (text === undefined) removeFile(root, file)
    else writeText(root, file, text)
    return `${text === undefined ? 'removed' : 'wrote'} ${file}`
  })
}
