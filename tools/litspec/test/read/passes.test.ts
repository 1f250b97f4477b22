import { describe, expect, test } from 'vitest'
import { parseDocument } from '../../src/read/document/parse.ts'
import { emptyDraft } from '../../src/read/emptyDraft.ts'
import type { Draft } from '../../src/read/pass.ts'
import { PASSES } from '../../src/read/passes.ts'
import { config, demoFiles } from '../demoProject.ts'

const FILE = 'spec/units/demo.md'

test('what is shared comes before what stands on it', () => {
  const names = PASSES.map(({ name }) => name)
  const inOrder = ['front matter', 'functions', 'without counterpart', 'outline', 'claims', 'types', 'cases']
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder)
})

describe('what a pass hands on is of the document and is data', () => {
  const document = parseDocument(FILE, demoFiles.get(FILE) ?? '')
  const after: { name: string; read: Partial<Draft> }[] = []
  PASSES.reduce<Draft>((draft, pass) => {
    const { read = {} } = pass.run({ document, config, draft })
    after.push({ name: pass.name, read })
    return { ...draft, ...read }
  }, emptyDraft(document))

  test.each(after)('$name', ({ read }) => {
    const { outline: _outline, unsound: _unsound, ...model } = read
    expect(JSON.parse(JSON.stringify(model))).toEqual(model)
    for (const place of placesIn(model)) {
      expect(place.file).toBe(FILE)
      expect(place).toEqual(document.placeOf(place.start.offset, place.end.offset))
      expect(place.end.offset).toBeGreaterThanOrEqual(place.start.offset)
      expect(place.end.offset).toBeLessThanOrEqual(document.text.length)
    }
  })
})

type Place = ReturnType<ReturnType<typeof parseDocument>['placeOf']>

/** Every place anywhere inside a value. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  if ('file' in value && 'start' in value && 'end' in value) return [value as Place]
  return Object.values(value).flatMap(placesIn)
}
