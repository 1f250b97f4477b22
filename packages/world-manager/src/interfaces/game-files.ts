import type { Eventually } from './eventually.ts'

/** What the manager asks the file system. Names are bare: `level1.lev`. The `Wad` of `@coney/level` is one. */
export interface GameFiles {
  /** Whether there is such a file. */
  has(name: string): Eventually<boolean>
  /** Its bytes (u32). Without such a file it answers `undefined` or throws an error of its own. */
  size(name: string): Eventually<number | undefined>
}
