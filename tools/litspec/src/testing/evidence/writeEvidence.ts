import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Evidence } from '../../model/index.ts'

/** Writes an evidence file in one step: whoever reads it sees the old one or the new one. */
export function writeEvidence(root: string, path: string, evidence: Evidence): void {
  const file = join(root, path)
  const draft = `${file}.${process.pid}.tmp`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, `${JSON.stringify(evidence, null, 2)}\n`)
  renameSync(draft, file)
}
