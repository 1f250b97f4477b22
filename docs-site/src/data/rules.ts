import { RULES } from '@coney/litspec'
import type { RuleId } from '@coney/litspec'
import { renderArticle } from '../render/article.ts'
import type { RenderedPage } from '../render/unit.ts'
import { readText } from '../specification/disk.ts'
import { specification } from '../specification/load.ts'

export interface Rule {
  readonly id: RuleId
  /** What must hold. */
  readonly sentence: string
}

/** Every rule of the gate, by its id. */
export function rules(): readonly Rule[] {
  return (Object.keys(RULES) as RuleId[]).sort().map((id) => ({ id, sentence: RULES[id] }))
}

/** The page of a rule, as `litspec explain` prints it. */
export function rulePage({ id }: Rule): Promise<RenderedPage> {
  const { root } = specification()
  return renderArticle(`tools/litspec/rules/${id}.md`, (path) => readText(root, path))
}
