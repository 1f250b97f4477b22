import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import type { Place } from '../../../src/model/index.ts'
import { anchorCode } from '../../../src/testing/plugin/anchorCode.ts'

const at = (offset: number): Place => {
  const point = { line: 1, column: 1, offset }
  return { file: 'a.md', start: point, end: point }
}

test('every call of an anchor is mapped to the place it stands for', () => {
  const text = '# A\n\n- **One.** `a → 1`, `b → 22`\n'
  const offsets = [text.indexOf('22'), text.indexOf('One'), text.indexOf('1`'), text.length]
  const { code, map } = anchorCode(text, [...offsets, ...offsets].map(at), 'import "x"\nconst anchors=new Map(', ')\nrest()\n')
  const sourceMap = new SourceMap(JSON.parse(map.toString()) as ConstructorParameters<typeof SourceMap>[0])
  const lines = code.split('\n')
  for (const offset of offsets) {
    const column = lines[1]?.indexOf(`[${offset},run=>run()]`) ?? -1
    const entry = sourceMap.findEntry(1, column + `[${offset},run=>`.length)
    const before = text.slice(0, offset).split('\n')
    expect([entry.originalLine, entry.originalColumn]).toEqual([before.length - 1, before.at(-1)?.length])
  }
  expect(lines[1]).toMatch(/^const anchors=new Map\(\[(?:\[\d+,run=>run\(\)\],){4}\]\)$/)
})

test('a document without places is a module too, even an empty one', () => {
  expect(anchorCode('text', [], 'a(', ')').code).toBe('a([])')
  expect(anchorCode('', [at(0)], 'a(', ')').code).toBe('a([[0,run=>run()],])')
})
