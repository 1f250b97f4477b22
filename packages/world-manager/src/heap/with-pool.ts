import type { Eventually } from '../interfaces/eventually.ts'
import type { HeapStack } from './heap-stack.ts'

/** Does something with a pool on top of the stack, and leaves the stack as it was whether that works or not. */
export async function withPool<T>(stack: HeapStack, pool: string, action: () => Eventually<T>): Promise<T> {
  const { depth } = stack
  stack.push(pool)
  try {
    return await action()
  } finally {
    stack.cutTo(depth)
  }
}
