import MagicString from 'magic-string'
import type { FunctionTag } from '../../model/index.ts'
import { MARKS } from '../runtime/marks.ts'
import type { MappedCode } from './anchorCode.ts'

/** What of a module is to be marked. */
export interface Marking {
  /** The folder of its package. */
  readonly folder: string
  readonly tags: readonly FunctionTag[]
  /** Where functions begin, tagged or not. */
  readonly entries: readonly number[]
}

/**
 * Makes the functions of a module mark that they ran (see `runtime/marks.ts`).
 *
 *     function add(count) { return plus(count, 1) }
 *     function add(count) {$ran0=1; return plus(count, 1) }
 *     function plus(a, b) {$ran1=1; return a + b }
 *     …
 *     var $ran0,$ran1;(globalThis[Symbol.for('…')]??=[]).push({folder:'packages/…',keys:['0x00001000'],
 *       read:()=>[$ran0,$ran1],clear:()=>{$ran0=$ran1=0}})
 */
export function instrument(text: string, { folder, tags, entries }: Marking): MappedCode {
  const prefix = freeName(text)
  const marks = [...tags, 'others'].map((_, index) => `${prefix}${index}`)
  const module = new MagicString(text)
  const tagged = new Set(tags.map(({ entry }) => entry))
  tags.forEach((tag, index) => module.appendLeft(tag.entry, `${marks[index]}=1;`))
  for (const entry of entries) if (!tagged.has(entry)) module.appendLeft(entry, `${marks.at(-1)}=1;`)
  const [home, keys] = [folder, tags.map((tag) => tag.key)].map((part) => JSON.stringify(part))
  const members = `folder:${home},keys:${keys},read:()=>[${marks.join(',')}],clear:()=>{${marks.join('=')}=0}`
  module.append(`\nvar ${marks.join(',')};(globalThis[Symbol.for(${JSON.stringify(MARKS)})]??=[]).push({${members}})\n`)
  return { code: module.toString(), map: module.generateMap({ hires: 'boundary', includeContent: true }) }
}

/** A start of a name that stands nowhere in a text. */
function freeName(text: string): string {
  let name = '$ran'
  while (text.includes(name)) name += '$'
  return name
}
