import { afterAll, describe, expect, test } from 'vitest'
import type { Fault } from './fault.ts'
import { Gate } from './gate.ts'
import { spell } from './overlay.ts'
import { repositoryFiles } from './repository.ts'

/** Makes every fault by itself and judges it: a test for each, and one for the repository as it is. */
export function perform(themes: Readonly<Record<string, readonly Fault[]>>): void {
  const gate = new Gate(repositoryFiles())

  afterAll(() => gate.close())

  test('the repository itself has no fault', async () => {
    const { findings, exitCode } = await gate.judge([])
    expect(findings.map(({ ruleId, reason }) => `${ruleId} ${reason}`)).toEqual([])
    expect(exitCode).toBe(0)
  })

  for (const [theme, faults] of Object.entries(themes)) {
    describe(theme, () => {
      for (const { name, edits, expected, exitCode } of faults) {
        test(name, async () => {
          const { files, findings, ...judgement } = await gate.judge(edits)
          const found = findings.map(
            ({ ruleId, place: { file, start } }) => `${file}:${start.line}:${start.column} ${ruleId}`,
          )
          expect(found.sort()).toEqual(expected.map((one) => spell(files, one)).sort())
          expect(judgement.exitCode).toBe(exitCode)
        })
      }
    })
  }
}
