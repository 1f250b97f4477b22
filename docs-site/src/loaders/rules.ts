import { RULES } from '@coney/litspec'
import type { RuleId } from '@coney/litspec'
import type { Loader } from 'astro/loaders'
import { renderArticle } from '../render/article.ts'
import { readText } from '../specification/disk.ts'
import { specification } from '../specification/load.ts'
import { pageLoader } from './load-pages.ts'

/** The page of every rule, as `litspec explain` prints it. */
export function ruleLoader(): Loader {
  return pageLoader('rules', async function* () {
    const { root } = specification()
    for (const rule of Object.keys(RULES).sort() as RuleId[]) {
      const file = `tools/litspec/rules/${rule}.md`
      yield { id: rule, ...(await renderArticle(file, readText(root, file))), data: { file, sentence: RULES[rule] } }
    }
  })
}
