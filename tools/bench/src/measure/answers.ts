import type { Contestant, Workload } from './contestant.ts'

const { abs } = Math

/** How many answers of a contestant agree with those of the first. Throws when they are too few. */
export function checkAnswers({ queries, contestants }: Workload): ReadonlyMap<string, number | undefined> {
  for (const { ask } of contestants) for (let i = 0; i < queries; i++) ask(i)
  const [first] = contestants
  return new Map(contestants.map((each) => [each.name, countAgreeing(first!, each)]))
}

function countAgreeing(first: Contestant, { name, answers, agreement }: Contestant): number | undefined {
  if (agreement === 'other') return undefined
  const [share, tolerance] = agreement === 'identical' ? [1, 0] : [agreement.share, agreement.tolerance]
  const agreeing = answers.reduce((sum, answer, i) => sum + (agrees(answer, first.answers[i]!, tolerance) ? 1 : 0), 0)
  if (agreeing >= share * answers.length) return agreeing
  throw new Error(`Unexpected answers of ${name}: ${agreeing} of ${answers.length} agree, expected ${share * 100} %`)
}

function agrees(a: number, b: number, tolerance: number): boolean {
  return tolerance === 0 ? Object.is(a, b) : a < 0 === b < 0 && abs(a - b) <= tolerance
}
