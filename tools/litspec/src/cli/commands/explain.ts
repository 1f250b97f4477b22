import { RULES } from '../../model/index.ts'
import type { RuleId } from '../../model/index.ts'
import { counted } from '../../report/index.ts'
import type { Command } from '../command.ts'
import { rulePage } from '../rulePages.ts'
import { alignColumns } from '../tables/alignColumns.ts'

export const explain: Command = {
  name: 'explain',
  summary: 'says what a rule asks for, with an example',
  description:
    'Prints the page of a rule: why it is there, how to mend what it finds, what passes and what fails.\nAlone it lists every rule.',
  word: { name: 'rule', choices: Object.keys(RULES) },
  options: [],
  formats: ['terminal'],
  exitCodes: { 0: 'the page was printed', 2: 'there is no such rule' },
  examples: [
    ['litspec explain claim/untested', 'what to do about a finding'],
    ['litspec explain', 'every rule in one sentence'],
  ],
  run({ word: rule }, shell) {
    const rules = Object.entries(RULES)
    shell.out(rule === undefined ? `${alignColumns(rules, '   ').join('\n')}\n` : rulePage(rule as RuleId))
    shell.err(`Looked at ${rule ?? counted(rules.length, 'rule')} in ${shell.elapsed().toFixed(2)} s.\n`)
    return 0
  },
}
