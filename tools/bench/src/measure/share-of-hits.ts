import type { Contestant } from './contestant.ts'

/** How many of a contestant's queries answer something. */
export function shareOfHits({ ask, answers }: Contestant): string {
  for (let i = 0; i < answers.length; i++) ask(i)
  const hits = answers.reduce((sum, answer) => sum + (answer >= 0 ? 1 : 0), 0)
  return `${Math.round((hits / answers.length) * 100)} %`
}
