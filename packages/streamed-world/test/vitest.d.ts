import type {} from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the claims that a test testifies for. */
    claims?: readonly string[]
  }
}
