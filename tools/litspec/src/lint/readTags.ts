import type { Config, Finding, Tag } from '../model/index.ts'
import { attachTag } from './tags/attachTag.ts'
import { docTagsOf } from './tags/docTags.ts'
import type { BrokenTag, SourceTags } from './tags/sourceTags.ts'
import { looseScan } from './tags/looseScan.ts'
import { strayTag } from './tags/strayTag.ts'
import { targetsAfterComments } from './tags/targetsAfterComments.ts'
import { whereaboutsIn } from './tags/whereabouts.ts'
import { parseModule } from './source/parse.ts'
import { Source } from './source/source.ts'

/** What was read of code. */
export interface TagReading {
  /** Every tag, whether the specification knows it or not. */
  readonly tags: readonly Tag[]
  /** What is wrong with the code. */
  readonly findings: readonly Finding[]
}

/** The tags of one source file, and whatever looks like a tag and is none. */
export function readTags(file: string, text: string, config: Config): TagReading {
  const { tags, broken, syntax } = readSourceTags(new Source(file, text), config)
  return { tags, findings: syntax ? [syntax] : broken.map(({ finding }) => finding) }
}

/**
 * The tags come from the doc comments of the syntax tree. A loose scan of the plain text must find the same ones: what
 * only the scan finds is broken. A file in which the scan finds nothing is not parsed.
 */
export function readSourceTags(source: Source, config: Config): SourceTags {
  const loose = looseScan(source.text, config)
  if (loose.length === 0) return { tags: [], broken: [] }
  const parsed = parseModule(source)
  if ('finding' in parsed) return { tags: [], broken: [], syntax: parsed.finding }
  const { module } = parsed
  const targetAfter = targetsAfterComments(module)
  const whereabouts = whereaboutsIn(module)
  const written = docTagsOf(module, config)
  const known = new Set(written.map((tag) => tag.start))
  const attached = written.map((tag) => attachTag(tag, targetAfter(tag.comment), module))
  const strays = loose
    .filter((tag) => !known.has(tag.start))
    .flatMap((tag) => strayTag(tag, whereabouts(tag.start), source, config) ?? [])
  return {
    tags: attached.filter((result) => 'key' in result),
    broken: [...attached.filter((result) => 'finding' in result), ...strays].sort(byOffset),
  }
}

function byOffset(left: BrokenTag, right: BrokenTag): number {
  return left.finding.place.start.offset - right.finding.place.start.offset
}
