import { readUnit, writeGenerated } from '@coney/litspec'
import type { Evidence, Project } from '@coney/litspec'
import { expect, test } from 'vitest'
import { pictureOfCase } from '../../src/pictures/index.ts'
import { renderUnit } from '../../src/render/unit.ts'
import { findRoot, fingerprint, loadProject, sha256 } from '../../src/specification/disk.ts'
import { judged, loadSpecification } from '../../src/specification/load.ts'
import type { Specification } from '../../src/specification/specification.ts'

const FILE = 'spec/units/rays.md'
const EVIDENCE = 'packages/rays/.evidence/rays.json'
const CASE = 'rays/rayBox.ends-inside'
const CLAIM = 'rays/Ray_OrientedBox.outside-to-inside'
const NOTHING = { ofCase: () => undefined, ofUnit: [] }

const root = findRoot(import.meta.dirname)

/** The repository after the answer of one case was changed and its test failed, as a run would have recorded it. */
function edited(): Specification {
  const { config, files } = loadProject(root)
  const text = (files.get(FILE) ?? '').replace(
    '`list → [0.8, 1.0]`, `answer → 0.8`',
    '`list → [0.6, 1.0]`, `answer → 0.6`',
  )
  const unit = readUnit(FILE, text, config).unit
  if (unit === undefined) throw new Error('Unexpected edit that cannot be read')
  const fixture = writeGenerated([unit]).get('fixtures/rays.json') ?? ''
  const evidence = JSON.parse(files.get(EVIDENCE) ?? '') as Evidence
  const changed: Evidence = {
    ...evidence,
    fixture: sha256(fixture),
    tests: evidence.tests.map((record) => (record.id === CASE ? { ...record, state: 'failed', ran: [] } : record)),
  }
  const project: Project = {
    config,
    files: new Map([
      ...files,
      [FILE, text],
      ['generated/fixtures/rays.json', fixture],
      [EVIDENCE, JSON.stringify(changed)],
    ]),
  }
  const recorded = (path: string): string | undefined => evidence.inputs[path] ?? fingerprint(root, path)
  return judged(root, project, recorded)
}

function page({ units, ...rest }: Specification): string {
  const unit = units.find(({ file }) => file === FILE)
  if (unit === undefined) throw new Error(`Unexpected repository without ${FILE}`)
  return renderUnit(unit, { units, ...rest }, () => undefined, NOTHING).html
}

const markOf = (html: string): string | undefined =>
  new RegExp(`data-claim="${CLAIM}" data-standing="(\\w+)"`).exec(html)?.[1]

test('a value that does not hold any more is shown as refuted, on the page and in its picture', () => {
  const [before, after] = [loadSpecification(root), edited()]
  expect(before.proofs.get(CLAIM)?.standing).toBe('proven')
  expect(after.proofs.get(CLAIM)?.standing).toBe('refuted')
  expect([...after.proofs.values()].filter(({ standing }) => standing === 'refuted')).toHaveLength(1)
  expect([markOf(page(before)), markOf(page(after))]).toEqual(['proven', 'refuted'])
  expect(page(after)).toContain('answer → 0.6')
  expect(page(after)).toMatch(/<span class="outcome">failed<\/span> case <a [^>]*>Ends inside</)

  const drawn = [before, after].map(({ units }) => {
    const found = units.flatMap(({ cases }) => cases).find(({ id }) => id === CASE)
    return found && pictureOfCase(found)?.svg
  })
  expect(drawn[0]).toContain('0.8')
  expect(drawn[1]).toContain('0.6')
  expect(drawn[1]).not.toBe(drawn[0])
}, 180_000)
