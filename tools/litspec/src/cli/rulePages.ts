import { fileURLToPath } from 'node:url'
import type { RuleId } from '../model/index.ts'
import { decode, readBytes } from './disk/readFile.ts'

/** The page of a rule: why it is, how to mend what it finds, an example that passes and one that fails. */
export function rulePage(rule: RuleId): string {
  const bytes = readBytes(fileURLToPath(new URL(`../../rules/${rule}.md`, import.meta.url)))
  if (bytes === undefined) throw new Error(`no page for ${rule}`)
  return decode(bytes)
}
