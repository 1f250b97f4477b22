import { collectYoung } from './collect-young.ts'
import type { Contestant } from './contestant.ts'

const CHUNKS = 4

/**
 * Bytes of the JavaScript heap that a query takes: what the heap grows by, of several tries the least that was not
 * collected while it was measured.
 */
export function measureGarbage({ ask }: Contestant, queries: number): number {
  const own = least(() => {})
  const all = least(() => {
    for (let i = 0; i < queries; i++) ask(i)
  })
  return Math.max(0, all - own) / queries
}

function least(run: () => void): number {
  let bytes = Infinity
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    collectYoung()
    const before = process.memoryUsage().heapUsed
    run()
    const grown = process.memoryUsage().heapUsed - before
    if (grown >= 0) bytes = Math.min(bytes, grown)
  }
  return bytes
}
