import { FileError } from './file-error.ts'

/** What somebody was asked to do, and how things were then. */
export interface Entry {
  readonly what: string
  readonly pool: string
  readonly used: number
}

/** Notes what is done outside the manager, lets some of it fail, and lets some of it wait. */
export class Journal {
  entries: Entry[] = []
  readonly #look: () => Omit<Entry, 'what'>
  readonly #spoilt = new Map<string, string>()
  #held: string | undefined
  #letGo: (() => void) | undefined

  constructor(look: () => Omit<Entry, 'what'>) {
    this.#look = look
  }

  /** Lets the next one fail. */
  spoil(what: string, code: string): void {
    this.#spoilt.set(what, code)
  }

  /** Lets the next one wait until it may go. */
  hold(what: string): void {
    this.#held = what
  }

  go(): void {
    this.#letGo?.()
  }

  /** Something that is done at once. */
  do(what: string): void {
    this.entries.push({ what, ...this.#look() })
    this.#failOnce(what)
  }

  /** Something that takes its time. */
  async doLater(what: string): Promise<void> {
    this.entries.push({ what, ...this.#look() })
    if (this.#held === what) {
      this.#held = undefined
      await new Promise<void>((resolve) => {
        this.#letGo = resolve
      })
    }
    this.#failOnce(what)
  }

  last(what: string): Entry {
    const entry = this.entries.findLast((candidate) => candidate.what === what)
    if (entry === undefined) throw new Error(`Unexpected ${what}, expected something that was done`)
    return entry
  }

  #failOnce(what: string): void {
    const code = this.#spoilt.get(what)
    this.#spoilt.delete(what)
    if (code !== undefined) throw new FileError(code, what)
  }
}
