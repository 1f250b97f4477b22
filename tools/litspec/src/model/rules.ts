import { CONFIG_RULES } from './rules/config.ts'
import { JUDGE_RULES } from './rules/judge.ts'
import { LINT_RULES } from './rules/lint.ts'
import { READ_RULES } from './rules/read.ts'
import { WRITE_RULES } from './rules/write.ts'

export { CONFIG_RULES, JUDGE_RULES, LINT_RULES, READ_RULES, WRITE_RULES }

/** A rule is an error or it is not a rule. Each has a page, `rules/<id>.md`, with an example that fails and one that passes. */
export type RuleId =
  | keyof typeof CONFIG_RULES
  | keyof typeof READ_RULES
  | keyof typeof WRITE_RULES
  | keyof typeof LINT_RULES
  | keyof typeof JUDGE_RULES

/** The one table of rules: what must hold, in one sentence. */
export const RULES: Readonly<Record<RuleId, string>> = {
  ...CONFIG_RULES,
  ...READ_RULES,
  ...WRITE_RULES,
  ...LINT_RULES,
  ...JUDGE_RULES,
}
