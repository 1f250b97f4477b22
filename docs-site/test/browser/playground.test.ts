import { readFileSync } from 'node:fs'
import { createBox, createCapsule } from '@coney/bodies'
import { createContact, rayBox, rayCapsule } from '@coney/rays'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { parseState } from '../../src/playground/state.ts'
import type { PlayState, Triple } from '../../src/playground/state.ts'
import { playCases } from '../../src/site/play-cases.ts'
import { visitSite } from './browser.ts'

const visitor = visitSite()
const FIXTURE = readFileSync(new URL('../../../generated/fixtures/rays.json', import.meta.url), 'utf8')
const CASES = playCases(FIXTURE)

interface Shown {
  readonly list: readonly number[]
  readonly answer: number | null
  readonly claim: string | undefined
  readonly href: string | undefined
}

function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const value = (id: string): unknown => JSON.parse(document.getElementById(id)?.dataset['value'] ?? 'null')
    const link = document.querySelector<HTMLAnchorElement>('#claim a')
    return {
      list: value('list') as number[],
      answer: value('answer') as number | null,
      claim: link?.dataset['claim'],
      href: link?.getAttribute('href') ?? undefined,
    }
  })
}

async function visit(page: Page, link: string): Promise<Shown> {
  await page.evaluate((hash) => {
    const heard = new Promise((resolve) => addEventListener('hashchange', () => setTimeout(resolve), { once: true }))
    location.hash = hash
    return heard
  }, link)
  return shown(page)
}

interface Expectation {
  readonly path: string
  readonly is: number | null | readonly number[]
  readonly within?: number
}

/** What each case of the fixture expects. */
function expectationsOf(id: string): readonly Expectation[] {
  const { cases } = JSON.parse(FIXTURE) as { cases: { id: string; statements: { expect: Expectation[] }[] }[] }
  return cases.find((one) => one.id === id)?.statements[0]?.expect ?? []
}

function fits(actual: Shown, { path, is, within = 1e-5 }: Expectation): boolean {
  if (typeof is === 'number') return actual.answer !== null && Math.abs(actual.answer - is) <= within
  if (is === null) return actual.answer === null
  if (path !== 'list') return false
  return (
    is.length === actual.list.length && is.every((value, at) => Math.abs(value - (actual.list[at] ?? NaN)) <= within)
  )
}

const vector = ([x, y, z]: Triple): { x: number; y: number; z: number } => ({ x, y, z })

/** The answer of the package, asked here. */
function packageAnswer({ shape, start, direction, length }: PlayState): number | null {
  const [ray, contact] = [{ origin: vector(start), direction: vector(direction), length }, createContact()]
  if (shape.kind === 'capsule') {
    const { base, height, radius } = shape
    return rayCapsule(ray, createCapsule({ base: vector(base), height, radius }), contact) ? contact.fraction : null
  }
  const [right, forward, up] = shape.axes
  const axes = [vector(right), vector(forward), vector(up)] as const
  const box = createBox({ centre: vector(shape.centre), half: vector(shape.half), axes })
  return rayBox(ray, box, contact) ? contact.fraction : null
}

test('every geometric case of the rays comes out as it is written', async () => {
  expect(CASES.length).toBeGreaterThan(90)
  const page = await visitor.open(`playground/#${CASES.at(-1)?.link}`)
  const wrong: string[] = []
  for (const { id, link } of CASES) {
    const actual = await visit(page, `${link}&case=${id}`)
    const expected = expectationsOf(id)
    expect(expected.length).toBeGreaterThan(0)
    const isRight = expected.every((expectation) => fits(actual, expectation))
    if (!isRight || !actual.claim?.startsWith('rays/') || !actual.href) wrong.push(`${id}: ${JSON.stringify(actual)}`)
  }
  expect(wrong).toEqual([])
})

describe.each([CASES[0]?.link, undefined])('after drags from %s', (link) => {
  test('the answer is that of the package, and its link restores it', async () => {
    const viewport = { width: 1280, height: 1400 }
    const page = await visitor.open(`playground/${link === undefined ? '' : `#${link}`}`, { viewport })
    const answers: (number | null)[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      const which = turn % 2 === 0 ? 'start' : 'end'
      const place = await page.locator('#stage').evaluate((canvas, name) => canvas.dataset[name], which)
      const box = await page.locator('#stage').boundingBox()
      const [x = 0, y = 0] = (place ?? '').split(',').map(Number)
      const from = { x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y }
      const before = page.url()
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 17 * Math.cos(turn * 2.1), from.y + 17 * Math.sin(turn * 2.1))
      await page.mouse.up()
      expect(page.url()).not.toBe(before)
      const state = parseState(new URL(page.url()).hash.slice(1))
      if (state === undefined) throw new Error(`Unexpected link ${page.url()}`)
      const { answer } = await shown(page)
      expect(answer).toBe(packageAnswer(state))
      answers.push(answer)
    }
    expect(answers.some((answer) => answer !== null)).toBe(true)
    const seen = await shown(page)
    await page.reload()
    expect(await shown(page)).toEqual(seen)
  })
})

test('true geometry shows what the quirk hides', async () => {
  const quirk = CASES.find(({ id }) => id === 'rays/rayCapsule.in-by-the-top-out-by-the-side')
  const page = await visitor.open(`playground/#${quirk?.link}`)
  const original = await shown(page)
  expect(original.claim).toBe('rays/PhysicsRay_Capsule.top-to-side')
  await page.getByLabel('true geometry').check()
  const truth = await shown(page)
  expect(original.answer).toBeCloseTo(0.625, 5)
  expect(truth.answer).toBeCloseTo(0.26661, 5)
  expect(new URL(page.url()).hash).toContain('mode=truth')
})

test('the keyboard moves the ray, too', async () => {
  const page = await visitor.open('playground/')
  const before = page.url()
  await page.locator('input[name="start-0"]').focus()
  await page.keyboard.press('ArrowUp')
  await page.waitForFunction((url) => location.href !== url, before)
  const state = parseState(new URL(page.url()).hash.slice(1))
  expect(state?.start[0]).toBeCloseTo(-0.9, 5)
})
