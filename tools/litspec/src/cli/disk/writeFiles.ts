import { existsSync, lstatSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** A path that leads out of the folder that is written to, by `..` or by a link. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError'
}

/** Writes a file in one step: whoever reads it sees the old text or the new one. */
export function writeText(root: string, path: string, content: string | Uint8Array): void {
  const file = insideOf(root, path)
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, content, { flag: 'wx' })
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Removes a file; of a link, the link. */
export function removeFile(root: string, path: string): void {
  rmSync(insideOf(root, path), { force: true })
}

/** The absolute path of a file that stands inside the root whichever links lead there. */
function insideOf(root: string, path: string): string {
  const file = join(root, path)
  let folder = dirname(file)
  while (!existsSync(folder) && !isLink(folder)) folder = dirname(folder)
  const real = isLink(folder) && !existsSync(folder) ? undefined : realpathSync(folder)
  if (real === undefined || !contains(root, file) || !contains(realpathSync(root), real)) {
    throw new OutsideError(`Unexpected path \`${path}\`, which leads out of ${root}, expected one inside`)
  }
  return file
}

function contains(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`)
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}
