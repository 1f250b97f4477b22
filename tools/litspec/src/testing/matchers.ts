import { chai } from 'vitest'

let used = false

/**
 * Whether a matcher was used since `watchMatchers`. `expect(value)` alone counts as an assertion of Vitest's, and
 * compares nothing.
 */
export function hasUsedMatchers(): boolean {
  return used
}

/**
 * Watches every matcher that there is by now. It is the property that is watched: a function around the matcher would
 * stand in the stack trace of whatever fails in it.
 */
export function watchMatchers(): void {
  used = false
  const prototype: object = chai.Assertion.prototype
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    // `expect` itself calls `withTest`; what has a getter of its own leads to `assert`, or is a word between.
    if (typeof descriptor.value !== 'function' || name === 'constructor' || name === 'withTest') continue
    watch(prototype, name, descriptor)
  }
}

function watch(prototype: object, name: string, { value, enumerable = false }: PropertyDescriptor): void {
  let matcher: unknown = value
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable,
    get: () => {
      used = true
      return matcher
    },
    set: (other: unknown) => {
      matcher = other
    },
  })
}
