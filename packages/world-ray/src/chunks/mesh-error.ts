/** `Truncated`: a chunk ends too early. `Invalid`: a chunk contradicts itself or another. `NoRoom`: no chunk can hold it. */
export type MeshErrorCode = 'Truncated' | 'Invalid' | 'NoRoom'

/** What is wrong with the chunks of a mesh, and where. */
export class MeshError extends Error {
  /** Always `MeshError`. */
  override readonly name = 'MeshError'
  /** Which kind of fault it is. */
  readonly code: MeshErrorCode
  /** The chunk, by its type. */
  readonly chunk: number
  /** Bytes from the start of the chunk. */
  readonly offset: number

  /** The chunk and the offset are put behind `what` in the message. */
  constructor(code: MeshErrorCode, chunk: number, offset: number, what: string) {
    super(`${what} (chunk 0x${chunk.toString(16).padStart(2, '0')}, offset 0x${offset.toString(16)})`)
    this.code = code
    this.chunk = chunk
    this.offset = offset
  }
}
