import { LevelError } from '../src/index.ts'

/** Counts how calls end: well, or with the code of a `LevelError`. Anything else that they throw, it throws. */
export class Tally {
  readonly codes: Record<string, number> = {}

  run(call: () => void): void {
    let code = 'read'
    try {
      call()
    } catch (error) {
      if (!(error instanceof LevelError)) throw error
      code = error.code
    }
    this.codes[code] = (this.codes[code] ?? 0) + 1
  }

  get total(): number {
    return Object.values(this.codes).reduce((sum, count) => sum + count, 0)
  }

  /** For the log of a run. */
  toString(): string {
    const parts = Object.entries(this.codes).sort()
    return parts.map(([code, count]) => `${count} ${code}`).join(', ')
  }
}
