import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitSite } from './browser.ts'
import { FIXTURES } from './fixtures.ts'

const visitor = visitSite()

/** A small phone, in pixels. */
const PHONE = { width: 360, height: 740 }

/** The notation has no pictures. */
const UNITS = FIXTURES.map(({ slug }) => slug).filter((slug) => slug !== 'notation')

interface Fault {
  readonly picture: string
  readonly what: string
}

/** Pictures whose letters are small, stick out, or stand on each other, as the browser lays them out. */
function faultsOf(page: Page): Promise<readonly Fault[]> {
  return page.evaluate(() => {
    const faults: { picture: string; what: string }[] = []
    for (const svg of document.querySelectorAll<SVGSVGElement>('svg.picture')) {
      const picture = svg.querySelector('title')?.textContent ?? ''
      const { width, height } = svg.viewBox.baseVal
      const scale = svg.getBoundingClientRect().width / width
      const texts = [...svg.querySelectorAll('text')].map((text) => ({
        words: text.textContent,
        size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        box: text.getBBox(),
      }))
      texts.forEach(({ words, size, box }, index) => {
        if (size < 11) faults.push({ picture, what: `"${words}" has ${size.toFixed(1)} pixels` })
        if (box.x < -1 || box.x + box.width > width + 1 || box.y < -2 || box.y + box.height > height + 2)
          faults.push({ picture, what: `"${words}" sticks out` })
        for (const other of texts.slice(index + 1)) {
          const across = Math.min(box.x + box.width, other.box.x + other.box.width) - Math.max(box.x, other.box.x)
          const down = Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y)
          if (across > 2 && down > 6) faults.push({ picture, what: `"${words}" stands on "${other.words}"` })
        }
      })
    }
    return faults
  })
}

test.each(UNITS)('letters in the pictures of %s can be read on a phone', async (slug) => {
  const page = await visitor.open(`units/${slug}/`, { viewport: PHONE })
  expect(await faultsOf(page)).toEqual([])
  if ((await page.locator('a[href*="pictures/#"]').count()) === 0) return
  const pictures = await visitor.open(`units/${slug}/pictures/`, { viewport: PHONE })
  expect(await faultsOf(pictures)).toEqual([])
})

test('pictures have the width of the page, in lists as well', async () => {
  const page = await visitor.open('units/rays/', { viewport: PHONE })
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll('svg.picture')].map((svg) => svg.getBoundingClientRect().width),
  )
  expect(widths.length).toBeGreaterThan(50)
  expect(Math.min(...widths)).toBeGreaterThan(PHONE.width - 16)
  expect(Math.max(...widths)).toBeLessThanOrEqual(PHONE.width)
})

test('pictures have their room before any style has arrived', async () => {
  const page = await visitor.open('units/rays/')
  const shapes = await page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('svg.picture')].map((svg) => {
      const { width, height } = svg.getBoundingClientRect()
      return [Number(svg.getAttribute('width')) / Number(svg.getAttribute('height')), width / height] as const
    }),
  )
  for (const [given, shown] of shapes) expect(Math.abs(given / shown - 1)).toBeLessThan(0.01)
})
