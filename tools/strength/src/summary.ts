import type { Tally } from './tally.ts'

/** How many of the weakest claims are shown. */
const SHOWN = 5

/** What was measured, in a few lines: all together, and the claims that notice least. */
export function summary({ together, claims, endless }: Tally): string {
  const weakest = [...claims]
    .filter(([, { mutants, killed }]) => killed < mutants)
    .sort(([, a], [, b]) => a.killed / a.mutants - b.killed / b.mutants || b.mutants - a.mutants)
    .slice(0, SHOWN)
  return [
    `${together.killed} of ${together.mutants} mutants killed, ${endless} left out because they never end.`,
    ...weakest.map(([id, { mutants, killed }]) => `  ${killed} of ${mutants} by ${id}`),
  ].join('\n')
}
