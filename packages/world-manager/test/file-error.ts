/** What a reader of files throws, with a code like those of the real ones. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: string

  constructor(code: string, what: string) {
    super(`${code}: ${what}`)
    this.code = code
  }
}
