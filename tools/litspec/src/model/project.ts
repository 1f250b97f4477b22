import type { Config } from './config.ts'

/** The whole input of the pure stages: a repository as text. The shell reads it from the disk, tests make it. */
export interface Project {
  /** Where things are in it. */
  readonly config: Config
  /** Text by path, relative to the root, with `/`: units, waivers, sources and tests of packages, generated files, evidence. */
  readonly files: ReadonlyMap<string, string>
}
