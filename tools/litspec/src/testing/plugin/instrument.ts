import MagicString from 'magic-string'
import type { FunctionTag } from '../../model/index.ts'
import { MARKS } from '../runtime/marks.ts'
import type { MappedCode } from './anchorCode.ts'

/**
 * Makes every tagged function of a module mark that it ran (see `runtime/marks.ts`).
 *
 *     function add(count) { return count + 1 }
 *     function add(count) {$ran0=1; return count + 1 }
 *     …
 *     var $ran0;(globalThis[Symbol.for('…')]??=[]).push({keys:['0x00001000'],read:()=>[$ran0],clear(){$ran0=0}})
 */
export function instrument(text: string, tags: readonly FunctionTag[]): MappedCode {
  const prefix = freeName(text)
  const marks = tags.map((_, index) => `${prefix}${index}`)
  const module = new MagicString(text)
  tags.forEach((tag, index) => module.appendLeft(tag.entry, `${marks[index]}=1;`))
  const keys = JSON.stringify(tags.map((tag) => tag.key))
  const members = `keys:${keys},read:()=>[${marks.join(',')}],clear(){${marks.join('=')}=0}`
  module.append(`\nvar ${marks.join(',')};(globalThis[Symbol.for(${JSON.stringify(MARKS)})]??=[]).push({${members}})\n`)
  return { code: module.toString(), map: module.generateMap({ hires: 'boundary', includeContent: true }) }
}

/** A start of a name that stands nowhere in a text. */
function freeName(text: string): string {
  let name = '$ran'
  while (text.includes(name)) name += '$'
  return name
}
