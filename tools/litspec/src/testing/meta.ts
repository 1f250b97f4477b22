import type {} from 'vitest'

/** What a test says of itself when it has run. It travels from the worker to the reporter in `task.meta`. */
export interface Testimony {
  /** The case's id, when the test is a case of a unit. */
  readonly case?: string
  /** Keys of the tagged functions that ran, sorted. */
  readonly ran: readonly string[]
  /** Folders of the packages whose functions ran, those apart that ran while a driver was made; sorted. */
  readonly entered: readonly string[]
  /** Comparisons or assertions it made. */
  readonly compared: number
  /** Other tests of the file ran at the same time, so that nothing can be said of what this one ran. */
  readonly concurrent?: true
}

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the claims that an ordinary test testifies for: `test(name, { meta: { claims: ['rays/…'] } }, fn)`. */
    claims?: readonly string[]
    litspec?: Testimony
  }
}
