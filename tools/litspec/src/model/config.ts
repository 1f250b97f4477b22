/** The file at the root of a repository that says where everything is. */
export const CONFIG_FILE = 'litspec.config.json'

/** `litspec.config.json`: where things are and what they look like. Globs are relative to its folder. */
export interface Config {
  readonly units: string
  readonly waivers: string
  /** Folder of what is written. */
  readonly generated: string
  /** Folders of packages, as globs: `packages/*`. */
  readonly packages: readonly string[]
  readonly tags: {
    /** Tag of a function of the original: `orig`. */
    readonly function: string
    /** Tag of a function of a unit without addresses: `spec`. */
    readonly own: string
    /** Tag of a constant: `const`. */
    readonly constant: string
  }
  /** Regular expression of an address: `0x[0-9a-f]{8}`. */
  readonly address: string
}
