import { VISIBLE_WORDS } from '../constants.ts'

/**
 * One bit for every streamed index: bit `index & 31` of word `index >> 5`.
 *
 * There are words for 576 indices at least, and more for a world that has more. An index past them is never looked for;
 * setting it is writing past the end of an array, which does nothing.
 */
export class VisibleBits {
  /** 18 words at least. */
  readonly words: Uint32Array

  constructor(count: number) {
    this.words = new Uint32Array(Math.max(VISIBLE_WORDS, Math.ceil(count / 32)))
  }

  /** Whether the bit of an index is set. */
  has(index: number): boolean {
    return ((this.words[index >> 5] ?? 0) & (1 << (index & 31))) !== 0
  }

  /** Sets the bit of an index. */
  set(index: number): void {
    this.words[index >> 5]! |= 1 << (index & 31)
  }

  /** Clears every bit. */
  clear(): void {
    this.words.fill(0)
  }
}
