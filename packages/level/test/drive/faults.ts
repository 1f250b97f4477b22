import { LevelError } from '../../src/index.ts'

/** Remembers where the last fault was. */
export class Faults {
  place: number | undefined

  /** Whatever the call throws, or the promise rejects with, is thrown again. */
  watch<T>(call: () => T): T {
    try {
      const result = call()
      return result instanceof Promise ? (result.catch((error: unknown) => this.#note(error)) as T) : result
    } catch (error) {
      return this.#note(error)
    }
  }

  #note(error: unknown): never {
    if (error instanceof LevelError) this.place = error.offset
    throw error
  }
}
