import { WorldManagerError } from '../world-manager-error.ts'
import { GLOBAL_MEMORY } from './pool-names.ts'

/**
 * The stack of pools that says where the original would allocate from: always the one on top.
 *
 * Here nothing is allocated by hand, so the stack only tells. The global heap is at its bottom and stays there.
 */
export class HeapStack {
  readonly #pools: string[] = [GLOBAL_MEMORY]

  /** The pool that is allocated from, by its name. */
  get top(): string {
    return this.#pools[this.#pools.length - 1]!
  }

  /** How many pools are on the stack; 1 when the global heap is the only one. */
  get depth(): number {
    return this.#pools.length
  }

  /** All of them, from the bottom up. A copy. */
  pools(): string[] {
    return [...this.#pools]
  }

  /** Puts a pool on top. */
  push(pool: string): void {
    this.#pools.push(pool)
  }

  /** Takes the top one off. Throws a `WorldManagerError` (`Invalid`) at the bottom. */
  pop(): void {
    if (this.depth === 1) {
      throw new WorldManagerError('Invalid', 'Unexpected pop of the global heap, expected a pool that was pushed')
    }
    this.#pools.pop()
  }

  /** Takes off whatever was pushed since the stack was this deep. */
  cutTo(depth: number): void {
    this.#pools.length = Math.max(1, Math.min(depth, this.depth))
  }
}
