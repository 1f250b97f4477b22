/** The file at the root of a repository that says where everything is. */
export const CONFIG_FILE = 'litspec.config.json'

/** `litspec.config.json`: where things are and what they look like. Globs are relative to its folder. */
export interface Config {
  /** Documents of the specification, as a glob: `spec/units/*.md`. */
  readonly units: string
  /** Path of the table of waivers: `spec/waivers.md`. */
  readonly waivers: string
  /** Folder of what is written. */
  readonly generated: string
  /** Folders of packages, as globs: `packages/*`. */
  readonly packages: readonly string[]
  /** How the tags are called that say what code implements, without `@`. */
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
