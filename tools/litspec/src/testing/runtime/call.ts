import type { Call, Signature, Value } from '../../model/index.ts'
import { toDriverValue } from '../../read/values/driverValue.ts'
import type { Run } from './run.ts'
import type { Observed } from './values/observed.ts'
import { observe, observeRecord } from './values/observe.ts'
import { resolve } from './values/resolve.ts'
import { watch } from './watch.ts'

/** How a call ended: with an answer, none for a step without a result, or with an error. */
export type Outcome = { readonly answer: Observed | undefined } | { readonly thrown: unknown }

/** Calls the driver and reads its answer as the signature states it. */
export async function callDriver(run: Run, call: Call): Promise<Outcome> {
  const signature = run.signatures.get(call.method)
  const method = run.driver[call.method]
  if (typeof method !== 'function') {
    return { thrown: new TypeError(`Unexpected driver without ${call.method}, expected a method of that name`) }
  }
  const givens = signature?.parameters.length === 0 ? [] : [givensOf(run, call)]
  try {
    const answer: unknown = await watch(run.tally, () => method.apply(run.driver, givens))
    return { answer: signature && read(answer, signature, run) }
  } catch (thrown) {
    return { thrown }
  }
}

function givensOf(run: Run, call: Call): Record<string, unknown> {
  const givens = Object.entries(call.arguments).map(([name, value]) => [
    name,
    toDriverValue(resolve(value, run.bound) as Value),
  ])
  return Object.fromEntries(givens)
}

function read(answer: unknown, { result }: Signature, { types }: Run): Observed | undefined {
  switch (result.kind) {
    case 'none':
      return undefined
    case 'named':
      return observeRecord(answer, result.fields, types)
    case 'plain':
      return observe(answer, result.type, types)
  }
}
