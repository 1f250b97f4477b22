import { expect, test } from 'vitest'
import { visitSite } from './browser.ts'
import { KINDS, LONGEST } from './kinds.ts'

const visitor = visitSite()

const PHONE = { width: 390, height: 844 }

const PAGES = [...KINDS, ...LONGEST]

test.each(PAGES)('"%s" is whole without scripts, and no wider than a phone', async (path) => {
  const page = await visitor.open(path, { javaScriptEnabled: false, viewport: PHONE })
  expect(await page.locator('h1').textContent()).not.toBe('')
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(200)
  expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(PHONE.width)
})

/** Sum of the shifts since the page was opened: 0.1 is what Web Vitals calls good. */
const SHIFTS = `new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value })
    .observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve(sum), 300)
})`

test.each(PAGES)('"%s" stays where it is while it loads, and fits a phone with scripts, too', async (path) => {
  const page = await visitor.open(path)
  expect(await page.evaluate(SHIFTS)).toBeLessThan(0.02)
  await page.setViewportSize(PHONE)
  expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(PHONE.width)
})

test('a proof opens without scripts', async () => {
  const page = await visitor.open('units/rays/', { javaScriptEnabled: false })
  const proof = page.locator('details.proof').first()
  await proof.locator('summary').first().click()
  expect(await proof.locator('.checks').first().isVisible()).toBe(true)
})
