/** What one call takes. */
export interface Measured {
  readonly bytes: number
  readonly nanoseconds: number
}

/** Of several rounds the least counts, and a busy machine gets more: until the compiler has come to it, code allocates. */
const ROUNDS = 20
/** Fewer bytes than any object has. */
const ENOUGH = 8

/**
 * What a call takes that is made `times` times over in each round, with the number of the call.
 *
 * For processes that `measureAllocation` starts: nothing is collected there while a round runs, so what the heap has
 * grown by is what was allocated.
 */
export function measure(call: (index: number) => void, times: number): Measured {
  for (let i = 0; i < 3; i++) repeat(call, times)
  const { bytes: own } = least(call, 0, -Infinity)
  const { bytes, nanoseconds } = least(call, times, own + ENOUGH)
  return { bytes: Math.max(0, bytes - own) / times, nanoseconds: nanoseconds / times }
}

/** The least that a round took, measuring included; no more rounds once it is no more than `enough` bytes. */
function least(call: (index: number) => void, times: number, enough: number): Measured {
  let bytes = Infinity
  let nanoseconds = Infinity
  for (let i = 0; i < ROUNDS && bytes > enough; i++) {
    globalThis.gc!()
    const heap = process.memoryUsage().heapUsed
    const start = process.hrtime.bigint()
    repeat(call, times)
    nanoseconds = Math.min(nanoseconds, Number(process.hrtime.bigint() - start))
    bytes = Math.min(bytes, process.memoryUsage().heapUsed - heap)
  }
  return { bytes, nanoseconds }
}

function repeat(call: (index: number) => void, times: number): void {
  for (let i = 0; i < times; i++) call(i)
}

const sink: object[] = []

/** Prints what was measured, and what a call takes that allocates on purpose: it shows that a probe would see it. */
export function report(measured: Readonly<Record<string, Measured>>): void {
  const control = measure((i) => (sink[i % 1000] = { fraction: i + 0.5 }), 20_000)
  console.log(JSON.stringify({ control, ...measured }))
}
