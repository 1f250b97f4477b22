import type { DemoDriver } from '../../../generated/drivers/demo.ts'
import { add, mean } from '../src/index.ts'

export function createDriver(): DemoDriver {
  let count = 0
  return {
    mean: ({ first, second }) => ({ answer: mean(first, second) }),
    add: ({ amount }) => {
      count = add(count, amount)
    },
    count: () => count,
  }
}
