/**
 * Asks every query once, `times` times over.
 *
 * Each contestant imports a copy of this module of its own, so that no call site is shared: V8 would make those slower
 * that come later.
 */
export function loop(ask: (i: number) => void, queries: number, times: number): void {
  for (let round = 0; round < times; round++) {
    for (let i = 0; i < queries; i++) ask(i)
  }
}
