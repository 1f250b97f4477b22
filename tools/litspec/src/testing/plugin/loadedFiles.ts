import { createHash } from 'node:crypto'

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Which files a run loaded, and what stood in them when it did. */
export class LoadedFiles {
  readonly #hashes = new Map<string, string>()
  readonly #changed = new Set<string>()

  /** Says that a file was loaded with this content. */
  record(path: string, content: string | Uint8Array): void {
    const hash = sha256(content)
    const known = this.#hashes.get(path)
    if (known !== undefined && known !== hash) this.#changed.add(path)
    this.#hashes.set(path, hash)
  }

  /** From here on every change of a loaded file is one in the middle of a run. */
  beginRun(): void {
    this.#changed.clear()
  }

  get hashes(): ReadonlyMap<string, string> {
    return this.#hashes
  }

  /** Files that were loaded in two versions since the run began: nobody knows which test saw which. */
  get changed(): ReadonlySet<string> {
    return this.#changed
  }
}
