import { describe, expect, test } from 'vitest'
import { visitSite } from './browser.ts'
import { committedStandings, FIXTURES } from './fixtures.ts'
import { compressedSize } from './serve.ts'

const visitor = visitSite()
const standings = committedStandings()

test('the verdict names every claim of the fixtures', () => {
  const claims = FIXTURES.flatMap((unit) => unit.claims.map(({ id }) => id))
  expect([...standings.keys()].sort()).toEqual(claims.sort())
})

describe.each(FIXTURES)('the page of $slug', (unit) => {
  test('shows every claim with its standing and evidence, every case and every function, in less than 150 kB', async () => {
    const page = await visitor.open(`units/${unit.slug}/`)
    const shown = await page.locator('[data-claim]').evaluateAll((nodes) =>
      nodes.map((node) => {
        const mark = node.tagName === 'TR' ? node.nextElementSibling : node
        const text = (name: string): string | null | undefined => mark?.querySelector(`summary > .${name}`)?.textContent
        return [node.getAttribute('data-claim'), text('standing'), text('evidence')].join(' ')
      }),
    )
    const expected = unit.claims.map(({ id, evidence }) => [id, standings.get(id), evidence].join(' '))
    expect(shown.sort()).toEqual(expected.sort())

    const claims = unit.claims.map(({ id }) => id.slice(id.indexOf('/') + 1))
    const cases = unit.cases.map(({ id }) => `case.${id.slice(id.indexOf('/') + 1)}`)
    const missing = await page.evaluate(
      (anchors) => anchors.filter((anchor) => document.getElementById(anchor) === null),
      [...claims, ...cases],
    )
    expect(missing).toEqual([])

    const rows = page.locator('[data-function]')
    const keys = await rows.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-function')))
    expect(keys.sort()).toEqual(unit.functions.map(({ key }) => key).sort())

    await page.waitForLoadState('networkidle')
    const weight = [...new Set(visitor.files)].reduce((sum, file) => sum + compressedSize(file), 0)
    expect(weight).toBeGreaterThan(10_000)
    expect(weight).toBeLessThan(150_000)
  })
})

test('a mark opens to what proves the claim, with the keyboard alone', async () => {
  const page = await visitor.open('units/rays/#Ray_OrientedBox.outside-to-inside')
  const mark = page.locator('[id="Ray_OrientedBox.outside-to-inside"] details.proof')
  await mark.locator('summary').focus()
  await page.keyboard.press('Enter')
  const check = mark.locator('.checks li').first()
  expect(await check.textContent()).toMatch(/^passed case Ends inside, 2 comparisons, rays\.md:\d+$/)
  expect(await mark.locator('.ran').textContent()).toContain('Ray_OrientedBox')
  await check.locator('a.source').click()
  expect(await page.locator('.line:target').textContent()).toContain('**Ends inside.**')
})

test('an address copies at a click', async () => {
  const page = await visitor.open('units/rays/', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.locator('[data-function="0x00349560"] button.copy').first().click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0x00349560')
})

test('the API leads back to the claims of a function', async () => {
  const page = await visitor.open('api/rays/#clipslab')
  await page.locator('.original a', { hasText: 'Ray_ClipSlab' }).first().click()
  await page.waitForURL('**/units/rays/#ray_clipslab')
  expect(await page.locator('h2:target').textContent()).toBe('Ray_ClipSlab')
})
