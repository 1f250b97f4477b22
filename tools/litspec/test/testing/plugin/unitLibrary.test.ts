import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UnitLibrary } from '../../../src/testing/plugin/unitLibrary.ts'
import { config, demoFiles } from '../../demoProject.ts'

const DEMO = 'spec/units/demo.md'
const text = demoFiles.get(DEMO) as string

let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'litspec-units-'))
  mkdirSync(join(root, 'spec/units'), { recursive: true })
  writeFileSync(join(root, DEMO), text)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The findings of a second unit, whose cases link to claims of the demo. */
function findingsOf(library: UnitLibrary, link: string): readonly string[] {
  const other = text
    .replace('slug: demo', 'slug: other')
    .replaceAll('0x00001', '0x00002')
    .replace('[two numbers](#Mean_Of.two-numbers)', `[two numbers](${link})`)
  return library.read('spec/units/other.md', other).findings.map(({ ruleId }) => ruleId)
}

test('a link into another unit is followed to the unit as it is on the disk', () => {
  const library = new UnitLibrary(root, config)
  expect(findingsOf(library, 'demo.md#Mean_Of.two-numbers')).toEqual([])
  expect(findingsOf(library, 'demo.md#Mean_Of.three-numbers')).toEqual(['links/unknown-claim'])
  writeFileSync(join(root, DEMO), text.replace('**Two numbers.**', '**Three numbers.**'))
  expect(findingsOf(library, 'demo.md#Mean_Of.three-numbers')).toEqual([])
})

test('findings in other units are theirs, and a unit that did not change is read once', () => {
  const library = new UnitLibrary(root, config)
  writeFileSync(join(root, 'spec/units/broken.md'), '# No front matter\n')
  writeFileSync(join(root, DEMO), text)
  const reading = library.read(DEMO, text)
  expect(reading.findings).toEqual([])
  expect(library.read(DEMO, text).unit).toBe(reading.unit)
})
