import { expect, test } from 'vitest'
import { visitSite } from './browser.ts'

const visitor = visitSite()

test.each([
  ['by name', 'IPhysics_StartSettle', 'units/physics-world/'],
  ['by address', '0x00349560', 'units/rays/'],
])('search finds a function %s', async (_, words, path) => {
  const page = await visitor.open('')
  await page.locator('button[data-open-modal]').click()
  await page.locator('#starlight__search input').fill(words)
  const results = page.locator('#starlight__search .pagefind-ui__result-link')
  await results.first().waitFor({ timeout: 90_000 })
  const links = await results.evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href))
  expect(links.some((link) => link.includes(path))).toBe(true)
  await page.goto(links.find((link) => link.includes(path)) as string)
  expect(await page.locator('h1').textContent()).not.toBe('')
})
