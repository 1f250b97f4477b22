import { strengthSources, strengthText } from '@coney/litspec'
import { expect, test } from 'vitest'
import { renderUnit } from '../../src/render/unit.ts'
import { findRoot, fingerprint, loadProject, sha256 } from '../../src/specification/disk.ts'
import { judged } from '../../src/specification/load.ts'

const CLAIM = 'maths/Quat_Slerp.clamped'
const FOLDER = 'packages/math'
const root = findRoot(import.meta.dirname)

/** The mark of the claim on its page when some sources were measured. */
function markWith(sources: (current: string) => string): string {
  const { config, files } = loadProject(root)
  const { units } = judged(root, { config, files }, (path) => fingerprint(root, path))
  const current = sha256(strengthSources({ config, files }, units, FOLDER))
  const claims = new Map([[CLAIM, { mutants: 7001, killed: 5001 }]])
  const text = strengthText({ sources: sources(current), together: { mutants: 7001, killed: 5001 }, claims })
  const project = { config, files: new Map([...files, [`${FOLDER}/strength.json`, text]]) }
  const specification = judged(root, project, (path) => fingerprint(root, path))
  const unit = units.find(({ frontMatter }) => frontMatter.slug === 'maths')
  if (unit === undefined) throw new Error('Unexpected repository without its unit on maths')
  const { html } = renderUnit(unit, specification, () => undefined, { ofCase: () => undefined, ofUnit: [] })
  const [, rest = ''] = html.split(`data-claim="${CLAIM}"`)
  return rest.slice(0, rest.indexOf('</summary>'))
}

test('a claim shows the strength that was measured on this code, and none that was measured on other code', () => {
  expect(markWith((current) => current)).toContain('5001 of 7001 mutants killed')
  expect(markWith(() => sha256('older'))).not.toContain('mutants')
})
