import { format } from './format.js'

/** A case of the specification: what is given, and what must come of it. */
export interface SpecifiedCase {
  readonly id: string
  readonly call: string
  readonly givens: Readonly<Record<string, unknown>>
  readonly expected: readonly { readonly path?: string; readonly is: unknown }[]
  readonly tolerance: number
}

/** What answers the cases of a package, by the name of the call. */
export type Answers = Readonly<Record<string, (givens: never) => unknown>>

/** A README's example: running it, and what it says that it prints. */
export interface Example {
  readonly run: () => Promise<unknown>
  readonly expected: readonly string[]
}

/** What came of trying a package. */
export interface Outcome {
  readonly cases: number
  readonly examples: number
  readonly failures: readonly string[]
}

/** Asks an installed package for answers of the specification, and runs the examples of its README. */
export async function tryPackage(
  answers: Answers,
  cases: readonly SpecifiedCase[],
  examples: readonly Example[],
): Promise<Outcome> {
  const failures = cases.flatMap((one) => wrongAnswers(answers[one.call] as (givens: unknown) => unknown, one))
  for (const { run, expected } of examples) {
    const printed = await linesOf(run)
    if (printed.join('\n') !== expected.join('\n'))
      failures.push(`Unexpected output ${JSON.stringify(printed)}, expected ${JSON.stringify(expected)}`)
  }
  if (cases.length === 0 || examples.length === 0) failures.push('Unexpected package without cases or examples')
  return { cases: cases.length, examples: examples.length, failures }
}

function wrongAnswers(
  answer: (givens: unknown) => unknown,
  { id, givens, expected, tolerance }: SpecifiedCase,
): string[] {
  const answered = answer(givens)
  return expected
    .map(({ path, is }) => ({
      is,
      came: (path === undefined ? answered : (answered as Record<string, unknown>)[path]) ?? null,
    }))
    .filter(({ is, came }) => !isClose(came, is, tolerance))
    .map(({ is, came }) => `${id}: Unexpected ${format([came])}, expected ${format([is])}`)
}

function isClose(came: unknown, is: unknown, tolerance: number): boolean {
  if (typeof is === 'number' && typeof came === 'number') return Math.abs(came - is) <= tolerance || Object.is(came, is)
  if (typeof is !== 'object' || is === null || typeof came !== 'object' || came === null) return came === is
  const keys = Object.keys(is)
  const isWhole = !Array.isArray(is) || (came as unknown[]).length === is.length
  return isWhole && keys.every((key) => isClose((came as never)[key], (is as never)[key], tolerance))
}

async function linesOf(run: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = []
  const { log } = console
  console.log = (...values: unknown[]) => void lines.push(format(values))
  try {
    await run()
  } finally {
    console.log = log
  }
  return lines
}
