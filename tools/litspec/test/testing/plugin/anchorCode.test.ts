import { expect, test } from 'vitest'
import type { Place } from '../../../src/model/index.ts'
import { anchorCode, anchorPieces } from '../../../src/testing/plugin/anchorCode.ts'
import { originalOf } from './originalOf.ts'

const at = (offset: number): Place => {
  const point = { line: 1, column: 1, offset }
  return { file: 'a.md', start: point, end: point }
}

test('every call of an anchor is mapped to the place it stands for', () => {
  const text = '# A\n\n- **One.** `a → 1`, `b → 22`\n'
  const offsets = [text.indexOf('22'), text.indexOf('One'), text.indexOf('1`'), text.length]
  const module = anchorCode(
    text,
    anchorPieces([...offsets, ...offsets].map(at)),
    'import "x"\nconst anchors=[',
    ']\nrest()\n',
  )
  const lines = module.code.split('\n')
  for (const offset of offsets) {
    const column = lines[1]?.indexOf(`[${offset},run=>run()]`) ?? -1
    const before = text.slice(0, offset).split('\n')
    expect(originalOf(module, 1, column + `[${offset},run=>`.length)).toEqual([
      before.length - 1,
      before.at(-1)?.length,
    ])
  }
  expect(lines[1]).toMatch(/^const anchors=\[(?:\[\d+,run=>run\(\)\],){4}\]$/)
})

test('a document without places is a module too, even an empty one', () => {
  expect(anchorCode('text', [], 'a(', ')').code).toBe('a()')
  expect(anchorCode('', anchorPieces([at(0)]), 'a(', ')').code).toBe('a([0,run=>run()],)')
})
