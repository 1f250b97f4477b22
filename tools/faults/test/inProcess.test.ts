import { afterAll, describe, expect, test } from 'vitest'
import { FAULTS } from './faults/index.ts'
import { Gate } from './harness/gate.ts'
import { spell } from './harness/overlay.ts'
import { repositoryFiles } from './harness/repository.ts'

const gate = new Gate(repositoryFiles())

afterAll(() => gate.close())

test('the repository itself has no fault', async () => {
  const { findings, exitCode } = await gate.judge([])
  expect(findings.map(({ ruleId, reason }) => `${ruleId} ${reason}`)).toEqual([])
  expect(exitCode).toBe(0)
})

for (const [theme, faults] of Object.entries(FAULTS)) {
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
