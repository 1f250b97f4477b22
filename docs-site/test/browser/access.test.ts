import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { visitSite } from './browser.ts'

const visitor = visitSite()
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One page of each kind. Of the verdict, whose rows are all alike, those of one unit. */
const KINDS = [
  '',
  'units/',
  'units/rays/',
  'units/physics-world/',
  'units/rays/pictures/',
  'verdict/?unit=maths',
  'rules/',
  'rules/functions/overlap/',
  'specification/',
  'benchmarks/',
  'api/rays/',
  'source/packages/rays/src/kernels/clip-slab.ts/',
  'source/spec/units/maths.md/',
  'playground/',
  'playground/settle/',
  'playground/stream/',
  'playground/half-space/',
]

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/** What a colour can spoil; everything else is the same in the dark. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** The longest pages have no colour in the dark that shorter ones of their kind have not. */
const IN_THE_DARK = KINDS.map((path) => (path === 'units/rays/' ? 'units/maths/' : path)).filter(
  (path) => path !== 'units/physics-world/',
)

describe.each([
  ['light', KINDS, {}],
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

test.each(KINDS)('"%s" is whole without scripts', async (path) => {
  const page = await visitor.open(path, { javaScriptEnabled: false })
  expect(await page.locator('h1').textContent()).not.toBe('')
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(200)
})

test.each(KINDS)('"%s" is no wider than a phone', async (path) => {
  const page = await visitor.open(path, { viewport: { width: 390, height: 844 } })
  const [wide, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(wide).toBe(seen)
})

/** Sum of the shifts since the page was opened: 0.1 is what Web Vitals calls good. */
const SHIFTS = `new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value })
    .observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve(sum), 300)
})`

test.each(KINDS)('"%s" stays where it is while it loads', async (path) => {
  const page = await visitor.open(path)
  expect(await page.evaluate(SHIFTS)).toBeLessThan(0.02)
})

test('a proof opens without scripts', async () => {
  const page = await visitor.open('units/rays/', { javaScriptEnabled: false })
  const proof = page.locator('details.proof').first()
  await proof.locator('summary').first().click()
  expect(await proof.locator('.checks').first().isVisible()).toBe(true)
})
