import type { Config, Finding } from '../../model/index.ts'
import { quote, unexpected } from '../../read/unexpected.ts'
import type { Source } from '../source/source.ts'
import { describeForm, repairTag } from './grammar.ts'
import type { LooseTag } from './looseScan.ts'
import type { BrokenTag } from './sourceTags.ts'
import type { Whereabouts } from './whereabouts.ts'

/**
 * What is wrong with something that looks like a tag and was not read as one; nothing, when it is only a word.
 *
 * A word without an address is taken for a tag only where a tag would be: at the start of a line of a doc comment.
 */
export function strayTag(
  tag: LooseTag,
  whereabouts: Whereabouts,
  source: Source,
  config: Config,
): BrokenTag | undefined {
  const meant = tag.subject || (whereabouts === 'doc comment' && tag.opensLine)
  if (!meant || whereabouts === 'code') return undefined
  const text = source.text.slice(tag.start, tag.end)
  const finding =
    whereabouts === 'doc comment' ? malformed(tag, text, source, config) : misplaced(tag, whereabouts, source)
  return { kind: tag.kind, text, finding }
}

function malformed(tag: LooseTag, text: string, source: Source, config: Config): Finding {
  const ruleId = tag.kind === 'constant' ? 'const/malformed' : 'orig/malformed'
  const place = source.place(tag.start, tag.end)
  const right = repairTag(text, tag.kind, config)
  if (right === undefined) return unexpected(ruleId, place, quote(text), describeForm(tag.kind, config))
  if (right === text) return unexpected(ruleId, place, `${quote(text)} inside a line`, 'the tag on a line of its own')
  return unexpected(ruleId, place, quote(text), quote(right), { fix: right })
}

function misplaced(tag: LooseTag, whereabouts: Whereabouts, source: Source): Finding {
  const place = source.place(tag.start, tag.end)
  return tag.kind === 'constant'
    ? unexpected('const/misplaced', place, `constant tag in a ${whereabouts}`, 'one in a doc comment, `/** … */`')
    : unexpected('orig/misplaced', place, `function tag in a ${whereabouts}`, 'one in a doc comment, `/** … */`')
}
