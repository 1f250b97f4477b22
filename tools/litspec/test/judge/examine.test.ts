import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { examine } from '../../src/judge/index.ts'
import { demoProject } from '../demoProject.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

test('x', () => {
  const project = demoProject()
  const r = examine(project, { today: '2026-11-30', sha256, fingerprint: (p) => { const t = project.files.get(p); return t === undefined ? undefined : sha256(t) } })
  console.log(JSON.stringify(r.findings, null, 1), r.verdict.findings.map(f=>f.ruleId+' '+f.reason), r.verdict.totals)
  expect(1).toBe(1)
})
