import { LevelError } from '../errors/level-error.ts'
import { NO_CHUNK } from './chunk.ts'

/**
 * How many chunks can wait.
 *
 * @const level-file/CHUNK_CAPACITY
 */
export const CHUNK_CAPACITY = 2048

/**
 * How many objects can wait.
 *
 * @const level-file/OBJECT_CAPACITY
 */
export const OBJECT_CAPACITY = 1024

/** What gives back whatever a value holds, when nobody came to take it. */
export type Release = () => void

interface Waiting<Kind> {
  readonly kind: Kind
  readonly value: unknown
  readonly release: Release | undefined
  readonly offset: number
}

/**
 * Where chunks, and the objects made of them, wait for the chunk that puts them together.
 *
 * Whoever pops a value owns it. What nobody popped, `clear` releases, the last that came first.
 */
export class ChunkStacks {
  /** Where the chunk that is being loaded stands in its container, in bytes. Errors tell it. */
  offset = 0
  readonly #chunks: Waiting<number>[] = []
  readonly #objects: Waiting<string>[] = []

  /** How many chunks wait. */
  get chunkCount(): number {
    return this.#chunks.length
  }

  /** How many objects wait. */
  get objectCount(): number {
    return this.#objects.length
  }

  /** The type of the chunk on top, `NO_CHUNK` if there is none. */
  peekChunk(): number {
    return this.#chunks.at(-1)?.kind ?? NO_CHUNK
  }

  /** The kind of the object on top, none if there is no object. */
  peekObject(): string | undefined {
    return this.#objects.at(-1)?.kind
  }

  /** Where the header of the chunk on top stood in its container, in bytes; `offset` if there is none. */
  peekOffset(): number {
    return this.#chunks.at(-1)?.offset ?? this.offset
  }

  /** Throws a `LevelError`, `NoRoom`, when `CHUNK_CAPACITY` chunks wait already; this one is released then. */
  pushChunk(type: number, value: unknown, release?: Release): void {
    this.#push(this.#chunks, CHUNK_CAPACITY, { kind: type, value, release, offset: this.offset })
  }

  /** The chunk on top. Throws a `LevelError`, `Invalid`, when there is none, or one of another type, which then stays. */
  popChunk(type: number): unknown {
    return this.#pop(this.#chunks, type, typeName)
  }

  /** Throws a `LevelError`, `NoRoom`, when `OBJECT_CAPACITY` objects wait already; this one is released then. */
  pushObject(kind: string, value: unknown, release?: Release): void {
    this.#push(this.#objects, OBJECT_CAPACITY, { kind, value, release, offset: this.offset })
  }

  /** The object on top. Throws a `LevelError`, `Invalid`, when there is none, or one of another kind, which then stays. */
  popObject(kind: string): unknown {
    return this.#pop(this.#objects, kind, String)
  }

  /**
   * The object that is left when everything has been taken. Throws a `LevelError`, `Invalid`, when anything else waits, or
   * no object of this kind; then all of it stays.
   */
  popLast(kind: string): unknown {
    const chunk = this.#chunks[0]
    if (chunk !== undefined) throw this.#unexpected(typeName(chunk.kind), 'one that something takes', chunk)
    const [object, another] = this.#objects
    if (object !== undefined && another !== undefined) throw this.#unexpected(another.kind, 'no other object', another)
    return this.popObject(kind)
  }

  /** Empties both stacks and releases what waited: the objects, then the chunks. Errors of releasing are dropped. */
  clear(): void {
    for (const stack of [this.#objects, this.#chunks]) {
      for (let top = stack.pop(); top !== undefined; top = stack.pop()) releaseQuietly(top.release)
    }
  }

  #push<Kind>(stack: Waiting<Kind>[], capacity: number, waiting: Waiting<Kind>): void {
    if (stack.length < capacity) {
      stack.push(waiting)
      return
    }
    releaseQuietly(waiting.release)
    throw new LevelError('NoRoom', `Unexpected push on a full stack, expected ${capacity} at most`, this.offset)
  }

  #pop<Kind>(stack: Waiting<Kind>[], kind: Kind, nameOf: (kind: Kind) => string): unknown {
    const top = stack.at(-1)
    if (top === undefined) {
      throw new LevelError('Invalid', `Unexpected empty stack, expected ${nameOf(kind)}`, this.offset)
    }
    if (top.kind !== kind) throw this.#unexpected(nameOf(top.kind), nameOf(kind), top)
    stack.pop()
    return top.value
  }

  #unexpected(what: string, expected: string, { offset }: { readonly offset: number }): LevelError {
    return new LevelError('Invalid', `Unexpected ${what}, expected ${expected}`, offset)
  }
}

function typeName(type: number): string {
  return `chunk 0x${type.toString(16).padStart(2, '0')}`
}

function releaseQuietly(release: Release | undefined): void {
  try {
    release?.()
  } catch {
    // Something failed already, and its error is the one to tell.
  }
}
