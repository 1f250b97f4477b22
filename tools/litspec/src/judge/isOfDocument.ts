import type { Finding } from '../model/index.ts'
import { READ_RULES } from '../model/rules/read.ts'

/** Whether a finding says that a document could not be read as it stands: lint and judge point into units too. */
export function isOfDocument({ ruleId }: Finding): boolean {
  return Object.hasOwn(READ_RULES, ruleId)
}
