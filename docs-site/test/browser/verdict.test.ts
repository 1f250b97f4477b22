import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { visitSite } from './browser.ts'
import { committedStandings, FIXTURES } from './fixtures.ts'

const visitor = visitSite()

async function shownIds(page: Page): Promise<(string | null)[]> {
  const rows = page.locator('#claims tbody tr:not([hidden])')
  return rows.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-id')))
}

const claimsOf = (slug: string): string[] =>
  FIXTURES.filter((unit) => unit.slug === slug).flatMap(({ claims }) => claims.map(({ id }) => id))

test('every claim has its standing', async () => {
  const page = await visitor.open('verdict/')
  const rows = await page
    .locator('#claims tbody tr')
    .evaluateAll((nodes) =>
      nodes.map((node) => [node.getAttribute('data-id'), node.querySelector('.standing')?.textContent]),
    )
  expect(new Map(rows as [string, string][])).toEqual(committedStandings())
})

test('filters by unit, and an address keeps the question', async () => {
  const page = await visitor.open('verdict/')
  await page.getByLabel('Unit').selectOption('maths')
  expect((await shownIds(page)).sort()).toEqual(claimsOf('maths').sort())
  expect(new URL(page.url()).search).toBe('?unit=maths')
  await page.reload()
  expect(await shownIds(page)).toHaveLength(claimsOf('maths').length)
})

test('filters by the address of a function', async () => {
  const page = await visitor.open('verdict/')
  await page.getByLabel('Words or address').fill('0x00349488')
  const expected = claimsOf('rays').filter((id) => id.startsWith('rays/Ray_ClipSlab.'))
  expect((await shownIds(page)).sort()).toEqual(expected.sort())
  expect(await page.locator('#found').textContent()).toBe(`${expected.length} shown`)
})

test('filters by evidence', async () => {
  const page = await visitor.open('verdict/?evidence=confirmed+(runtime)')
  const expected = FIXTURES.flatMap(({ claims }) => claims.filter(({ evidence }) => evidence === 'confirmed (runtime)'))
  expect((await shownIds(page)).sort()).toEqual(expected.map(({ id }) => id).sort())
})

test('is a plain table without scripts', async () => {
  const page = await visitor.open('verdict/', { javaScriptEnabled: false })
  expect(await page.locator('#claims tbody tr').count()).toBe(
    FIXTURES.reduce((sum, { claims }) => sum + claims.length, 0),
  )
  expect(await page.locator('#filters').isVisible()).toBe(false)
})
