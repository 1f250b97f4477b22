import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { visitSite } from './browser.ts'
import { KINDS, LONGEST } from './kinds.ts'

const visitor = visitSite()
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/** What a colour can spoil; everything else is the same in the dark. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Pages that together have every colour of the site. */
const IN_THE_DARK = [
  '',
  'units/',
  'units/world-ray/',
  'verdict/?unit=maths',
  'api/rays/',
  'source/packages/rays/src/kernels/clip-slab.ts/',
  'playground/',
  'playground/stream/',
]

describe.each([
  ['light', [...KINDS, ...LONGEST], {}],
  ['dark', IN_THE_DARK, { runOnly: OF_COLOUR }],
] as const)('in %s', (colorScheme, paths, options) => {
  test.each(paths)('axe finds nothing serious on "%s"', async (path) => {
    const page = await visitor.open(path, { colorScheme })
    await page.evaluate(AXE)
    const run = `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...options })})`
    const found = (await page.evaluate(`${run}.then(({ violations }) => violations)`)) as Violation[]
    const grave = found.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(grave.map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
  })
})
