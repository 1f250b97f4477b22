import { createHash } from 'node:crypto'

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Which files a run loaded, and what stood in them when it did. In watch mode what was loaded once stays loaded. */
export class LoadedFiles {
  readonly #hashes = new Map<string, string>()
  readonly #changed = new Set<string>()
  #isRunning = false

  beginRun(): void {
    this.#changed.clear()
    this.#isRunning = true
  }

  endRun(): void {
    this.#isRunning = false
  }

  /** Says that a file was loaded with this content. */
  record(path: string, content: string | Uint8Array): void {
    const hash = sha256(content)
    const known = this.#hashes.get(path)
    if (known !== undefined && known !== hash) this.#changed.add(path)
    this.#hashes.set(path, hash)
  }

  /** Says that a file was saved or deleted: whoever needs it will load it again. */
  forget(path: string): void {
    if (this.#hashes.delete(path) && this.#isRunning) this.#changed.add(path)
  }

  get hashes(): ReadonlyMap<string, string> {
    return this.#hashes
  }

  /** Files that changed in the middle of the last run: nobody knows which test saw which content. */
  get changed(): ReadonlySet<string> {
    return this.#changed
  }
}
