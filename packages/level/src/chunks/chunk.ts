/** A piece of a container: bytes, and a type that says what to do with them. */
export interface Chunk {
  /** From 0 to 83. */
  readonly type: number
  /** Nobody reads it; 0 if left out. */
  readonly id?: number | undefined
  /** What it holds, without its header of 16 bytes. */
  readonly data: Uint8Array
}

/** A chunk that was read. */
export interface ReadChunk extends Chunk {
  /** Four bytes of its header, as an unsigned number. Nobody reads them. */
  readonly id: number
  /** Shares memory with the container. */
  readonly data: Uint8Array
  /** Where its header stands, in bytes from the start of the container. */
  readonly offset: number
}

/** Chunks in the order in which they are loaded. */
export interface ChunkContainer {
  /** Nobody knows what it means. A container of groups, which is another format, has `PACK_ID`. */
  readonly id: number
  /** All of them; a type may come more than once. */
  readonly chunks: readonly ReadChunk[]
}

/** Bytes of the header of a container, and of that of a chunk. */
export const HEADER_BYTES = 16

/**
 * The type that no chunk has: the end of the table of types, and what stands on top of an empty stack.
 *
 * @const level-file/NO_CHUNK
 */
export const NO_CHUNK = 84

/**
 * The id of a container of groups.
 *
 * @const level-file/PACK_ID
 */
export const PACK_ID = 0xde686795
