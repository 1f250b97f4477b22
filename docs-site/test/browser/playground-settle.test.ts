import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plainOfFixture } from '../../src/pictures/case/plain.ts'
import type { Plain } from '../../src/pictures/case/plain.ts'
import { playCases } from '../../src/site/play-cases.ts'
import { visitSite } from './browser.ts'

const visitor = visitSite()

/** So low that the picture is out of sight and nobody waits for it. */
const LOW = { viewport: { width: 700, height: 300 } }

const FIXTURE = readFileSync(new URL('../../../generated/fixtures/physics-world.json', import.meta.url), 'utf8')
const CASES = playCases(FIXTURE)

interface Statement {
  readonly path?: string
  readonly is?: unknown
  readonly call?: string
  readonly times?: number
  readonly expect?: readonly { readonly path?: string; readonly is: unknown; readonly within?: number }[]
}

interface Row {
  readonly t: number
  readonly speed: number
  readonly rotation: readonly number[]
  readonly flags: number
}

function statementsOf(id: string): readonly Statement[] {
  const { cases } = JSON.parse(FIXTURE) as { cases: { id: string; statements: Statement[] }[] }
  return cases.find((one) => one.id === id)?.statements ?? []
}

interface End {
  readonly axis: readonly number[] | null
  readonly end: readonly number[] | null
  readonly claims: number
}

/** What the page shows, after it has followed a link if there is one. */
function shownEnd(page: Page, link?: string): Promise<End> {
  return page.evaluate(async (hash) => {
    if (hash !== undefined) {
      const heard = new Promise((resolve) => addEventListener('hashchange', () => setTimeout(resolve), { once: true }))
      location.hash = hash
      await heard
    }
    const value = JSON.parse(document.getElementById('end')?.dataset['value'] ?? '{}') as Pick<End, 'axis' | 'end'>
    return { ...value, claims: document.querySelectorAll('#end-decided a[href]').length }
  }, link)
}

function rows(page: Page): Promise<readonly Row[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#ticks tr')].map(
      (row) => JSON.parse(row.dataset['row'] ?? '{}') as Row,
    ),
  )
}

test('ends and axes are those of the cases', async () => {
  const page = await visitor.open('playground/settle/', LOW)
  const wrong: string[] = []
  const asked = CASES.filter(({ id }) => /\/(?:settleTarget|nearestAxis)\./.test(id))
  expect(asked.length).toBe(36)
  for (const { id, link } of asked) {
    const shown = await shownEnd(page, `${link}&now=${id}`)
    const [{ path = '', is, within = 1e-6 } = { is: undefined }] = statementsOf(id)[0]?.expect ?? []
    const expected = plainOfFixture(is, {}) as readonly number[] | null
    const actual = shown[path as 'axis' | 'end']
    const isRight =
      expected === null
        ? actual === null
        : expected.every((value, at) => Math.abs(value - (actual?.[at] ?? Number.NaN)) <= within)
    if (!isRight || shown.claims === 0) wrong.push(`${id}: ${String(actual)}`)
  }
  expect(wrong).toEqual([])
})

test('the eleven ticks are those of the cases, to the last bit', async () => {
  const page = await visitor.open('playground/settle/#case=physics-world/a-world.settle-timing', LOW)
  const ticks = await rows(page)
  const values = statementsOf('physics-world/a-world.settle-timing').flatMap(({ path, is }): [number, Plain][] => {
    const tick = /^tick(\d+)\.t$/.exec(path ?? '')?.[1]
    return tick === undefined ? [] : [[Number(tick), plainOfFixture(is, {})]]
  })
  expect(values.length).toBe(11)
  for (const [tick, t] of values) expect(ticks[tick]?.t).toBe(t)
  expect([ticks[10]?.flags, ticks[11]?.flags]).toEqual([0x40000, 0x8000000])
})

test('the turn is that of the case, tick by tick', async () => {
  const page = await visitor.open('playground/settle/#case=physics-world/a-world.settle-timing-the-turn', LOW)
  const ticks = await rows(page)
  let [tick, compared] = [0, 0]
  for (const { call, expect: expected } of statementsOf('physics-world/a-world.settle-timing-the-turn')) {
    if (call === 'step') tick += 1
    if (call !== 'rotation' || tick > 11) continue
    const rotation = plainOfFixture(expected?.[0]?.is, {}) as readonly number[]
    rotation.forEach((value, at) => expect(ticks[tick]?.rotation[at]).toBeCloseTo(value, 6))
    compared += 1
  }
  expect(compared).toBe(11)
})

test('scrubbing names the claim of each tick, and a link restores it', async () => {
  const page = await visitor.open('playground/settle/', LOW)
  const claims: string[] = []
  await page.locator('#tick').focus()
  await page.keyboard.press('Home')
  for (let tick = 0; tick <= 11; tick += 1) {
    claims.push((await page.locator('#decided a').first().getAttribute('data-claim')) ?? '')
    await page.keyboard.press('ArrowRight')
  }
  const arc = 'physics-world/IPhysics_Step.along-the-arc'
  expect(claims).toEqual([
    'physics-world/IPhysics_StartSettle.fresh-slot',
    'physics-world/IPhysics_Step.first-tick',
    ...Array.from({ length: 9 }, () => arc),
    'physics-world/IPhysics_Step.arrived',
  ])
  await page.locator('input[name=slope]').fill('30')
  await page.getByLabel('z', { exact: true }).uncheck()
  await page.waitForFunction(() => location.hash.includes('axes=3'))
  const seen = [await shownEnd(page), await rows(page), await page.locator('#values').innerText()]
  await page.reload()
  expect([await shownEnd(page), await rows(page), await page.locator('#values').innerText()]).toEqual(seen)
})

test('without WebGL the numbers are the same', async () => {
  const page = await visitor.open('playground/settle/', LOW)
  const seen = await rows(page)
  await page.context().addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  // three.js says on the console that there is no context.
  await page.reload()
  expect(await rows(page)).toEqual(seen)
  expect(await page.locator('#no-picture').isVisible()).toBe(true)
})

test('a link that is none shows the first settle', async () => {
  const page = await visitor.open('playground/settle/#start=0,0,0,1&n=0,0,0&axes=7', LOW)
  expect(await page.locator('#tick-title').textContent()).toBe('Tick 6 of 11')
})
