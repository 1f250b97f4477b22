import { readFileSync } from 'node:fs'
import { createBody, createBox, createCapsule } from '@coney/bodies'
import { PhysicsWorld } from '@coney/physics-world'
import { createContact } from '@coney/rays'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { plainOfFixture } from '../../src/pictures/case/plain.ts'
import type { Plain, PlainRecord } from '../../src/pictures/case/plain.ts'
import type { Triple } from '../../src/playground/numbers.ts'
import { parseScene } from '../../src/playground/rays/scene-link.ts'
import type { Scene } from '../../src/playground/rays/scene.ts'
import { playCases } from '../../src/site/play-cases.ts'
import { visitSite } from './browser.ts'

const visitor = visitSite()

/** So low that the picture is out of sight and nobody waits for it. */
const LOW = { viewport: { width: 700, height: 300 } }

const FIXTURE = readFileSync(new URL('../../../generated/fixtures/rays.json', import.meta.url), 'utf8')
const CASES = playCases(FIXTURE)

interface FixtureCase {
  readonly id: string
  readonly statements: readonly {
    readonly path?: string
    readonly is?: unknown
    readonly expect?: readonly Expected[]
  }[]
}

interface Expected {
  readonly path: string
  readonly is: unknown
  readonly within?: number
}

interface Shown {
  readonly hit: boolean
  readonly owner: string | null
  readonly shape: string | null
  readonly fraction: number | null
  /** What the first shape answers alone. */
  readonly list: readonly number[]
  readonly answer: number | null
  readonly contact: PlainRecord
  readonly claims: readonly string[]
}

/** What the page shows, after it has followed a link if there is one. */
function shown(page: Page, link?: string): Promise<Shown> {
  return page.evaluate(async (hash) => {
    if (hash !== undefined) {
      const heard = new Promise((resolve) => addEventListener('hashchange', () => setTimeout(resolve), { once: true }))
      location.hash = hash
      await heard
    }
    const data = (id: string): Record<string, unknown> =>
      JSON.parse(document.getElementById(id)?.dataset['value'] ?? '{}') as Record<string, unknown>
    const cell = (name: string): string =>
      document.querySelector<HTMLElement>(`#rows [data-${name}]`)?.dataset[name] ?? 'null'
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#decided a, #rows a[data-claim]')]
    const answer = data('answer') as { owner: string | null; shape: string | null; fraction: number | null }
    return {
      ...answer,
      hit: answer.fraction !== null,
      list: JSON.parse(cell('list')) as number[],
      answer: JSON.parse(cell('answer')) as number | null,
      contact: data('contact') as never,
      claims: links.filter((one) => one.getAttribute('href')).map(({ dataset }) => dataset['claim'] ?? ''),
    }
  }, link)
}

/** Whatever a case of the fixture expects, by the name of the value. */
function expectationsOf(id: string): readonly Expected[] {
  const { cases } = JSON.parse(FIXTURE) as { cases: FixtureCase[] }
  const { statements = [] } = cases.find((one) => one.id === id) ?? {}
  return statements.flatMap(({ path, is, expect: expected }) => expected ?? (path === undefined ? [] : [{ path, is }]))
}

function fits(actual: unknown, expected: Plain, within: number): boolean {
  if (typeof expected === 'number') return typeof actual === 'number' && Math.abs(actual - expected) <= within
  if (Array.isArray(expected)) {
    const list = actual as readonly unknown[]
    return list.length === expected.length && expected.every((value, at) => fits(list[at], value as Plain, within))
  }
  if (typeof expected === 'object' && expected !== null)
    return Object.entries(expected).every(([name, value]) =>
      fits((actual as PlainRecord)[name], value as Plain, within),
    )
  return actual === expected
}

test('every case of the rays comes out as it is written', async () => {
  const geometric = CASES.filter(({ page }) => page === 'rays')
  const { cases } = JSON.parse(FIXTURE) as { cases: FixtureCase[] }
  expect(new Set(CASES.map(({ id }) => id.replace(/~\d+$/, '')))).toEqual(new Set(cases.map(({ id }) => id)))
  const page = await visitor.open('playground/', LOW)
  const wrong: string[] = []
  let compared = 0
  for (const { id, link } of geometric) {
    const actual = await shown(page, `${link}&now=${id}`)
    const expected = expectationsOf(id.replace(/~\d+$/, ''))
    compared += expected.length
    const isRight = expected.every(({ path, is, within = 1e-5 }) =>
      fits(actual[path.replace('ray.', '') as keyof Shown], plainOfFixture(is, {}), within),
    )
    if (!isRight || expected.length === 0 || actual.claims.length === 0) wrong.push(`${id}: ${JSON.stringify(actual)}`)
  }
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(250)
})

test('every half-space of the rays is cut as it is written', async () => {
  const halves = CASES.filter(({ page }) => page === 'half-space')
  expect(halves.length).toBe(25)
  const page = await visitor.open('playground/half-space/')
  const wrong: string[] = []
  for (const { id, link } of halves) {
    const actual = (await shown(page, `${link}&now=${id}`)) as unknown as PlainRecord & Shown
    const isRight = expectationsOf(id).every(({ path, is, within = 1e-5 }) =>
      fits(actual[path], plainOfFixture(is, {}), within),
    )
    if (!isRight || actual.claims.length === 0) wrong.push(`${id}: ${JSON.stringify(actual)}`)
  }
  expect(wrong).toEqual([])
})

const vector = ([x, y, z]: Triple): { x: number; y: number; z: number } => ({ x, y, z })

/** What the world of the package answers for a scene of boxes and capsules. */
function packageAnswer({ bodies, start, direction, length, typeMask, ignored }: Scene): Partial<Shown> {
  const world = new PhysicsWorld<string>()
  for (const { owner, flags, typeMask: types, shapes } of bodies) {
    const made = shapes.map((shape) => {
      if (shape.kind === 'capsule') return createCapsule({ ...shape, base: vector(shape.base), flags: 1 })
      if (shape.kind !== 'box') throw new Error(`Unexpected ${shape.kind}`)
      const [right, forward, up] = shape.axes
      const axes = [vector(right), vector(forward), vector(up)] as const
      return createBox({ centre: vector(shape.centre), half: vector(shape.half), axes, flags: 1 })
    })
    world.add(createBody({ owner, flags, typeMask: types, shapes: made }))
  }
  const contact = createContact<string>()
  const ray = { origin: vector(start), direction: vector(direction), length }
  const hit = world.cast(ray, contact, { typeMask, ignored })
  return { hit, owner: hit ? (contact.owner ?? null) : null, fraction: hit ? contact.fraction : null }
}

/** Drags what is called so by so many pixels. */
async function drag(page: Page, handle: string, by: readonly [number, number]): Promise<void> {
  const canvas = page.locator('#stage')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const handles = JSON.parse((await canvas.getAttribute('data-handles')) ?? '{}') as Record<string, [number, number]>
  const [x, y] = handles[handle] ?? [0, 0]
  const { x: left, y: top } = (await canvas.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(left + x, top + y)
  await page.mouse.down()
  await page.mouse.move(left + x + by[0], top + y + by[1], { steps: 2 })
  await page.mouse.up()
}

/** What the address says now; the browser tells others of it later. */
async function sceneOf(page: Page): Promise<Scene> {
  const hash = await page.evaluate(() => location.hash)
  const scene = parseScene(hash.slice(1))
  if (scene === undefined) throw new Error(`Unexpected link ${hash}`)
  return scene
}

describe.each([
  ['the first scene', undefined, ['start', '1/0', 'end', '0/0', '2/0']],
  ['a box', 'rays/rayBox.rotated-box', ['start', 'end', '0/0']],
  ['a tie', 'rays/castBodies.tie-by-list-order', ['start', 'end', '1/0']],
])('after drags of %s', (_, name, handles) => {
  test('the answer is that of the world of the package, and its link restores it', async () => {
    const hash = name === undefined ? '' : `#case=${name}`
    const page = await visitor.open(`playground/${hash}`, { viewport: { width: 600, height: 500 } })
    await page.locator('#stage').scrollIntoViewIfNeeded()
    await page.locator('#stage[data-handles]').waitFor()
    const owners = new Set<string | null>()
    for (let turn = 0; turn < 10; turn += 1) {
      const before = await page.evaluate(() => location.hash)
      const [x, y] = [30 * Math.cos(turn * 2.1 + 1), 30 * Math.sin(turn * 2.1 + 1)]
      await drag(page, handles[turn % handles.length] ?? 'start', [x, y])
      expect(await page.evaluate(() => location.hash)).not.toBe(before)
      const { hit, owner, fraction } = await shown(page)
      expect({ hit, owner, fraction }).toEqual(packageAnswer(await sceneOf(page)))
      owners.add(owner)
    }
    expect([...owners].some((owner) => owner !== null)).toBe(true)
    const seen = await shown(page)
    await page.reload()
    expect(await shown(page)).toEqual(seen)
  })
})

test('true geometry shows what the quirk hides', async () => {
  const page = await visitor.open('playground/#case=rays/castBodies.the-quirk-hides-a-human', LOW)
  const original = await shown(page)
  expect(original).toMatchObject({ owner: 'box', fraction: 0.625 })
  expect(await page.locator('#differs').textContent()).toContain('0.216147, human')
  await page.getByLabel('true geometry').check()
  const truth = await shown(page)
  expect(truth.owner).toBe('human')
  // The line enters the dome at z = 1.8 + √(0.35² − 0.1²), from z = 3 down 4 metres.
  expect(truth.fraction).toBeCloseTo((3 - 1.8 - Math.sqrt(0.35 ** 2 - 0.1 ** 2)) / 4, 6)
  await page.waitForFunction(() => location.hash.includes('mode=truth'))
})

test('a shape that the cast does not ask is told apart', async () => {
  const page = await visitor.open('playground/#case=rays/rayCapsule.down-from-below', LOW)
  expect(await shown(page)).toMatchObject({ hit: false, answer: expect.closeTo(0.6588525, 6) as number })
  expect(await page.locator('#met').textContent()).toContain('Asked alone, capsule answers 0.658853')
})

test('shapes are added, edited and removed, and filters count', async () => {
  const page = await visitor.open('playground/#case=rays/castBodies.nearest', LOW)
  await page.getByRole('button', { name: 'Add a capsule' }).click()
  await page.locator('input[name="base-0"]').fill('1')
  await page.locator('input[name="base-1"]').fill('0')
  expect(await shown(page)).toMatchObject({ owner: 'capsule', fraction: expect.closeTo(0.065, 5) as number })
  await page.getByLabel('a target of rays').uncheck()
  expect(await shown(page)).toMatchObject({ owner: 'B', fraction: 0.25 })
  expect((await shown(page)).claims).toContain('rays/IPhysics_RayCastBodies.layer')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.locator('select[name="ignored"]').selectOption('B')
  expect(await shown(page)).toMatchObject({ owner: 'A' })
  await page.waitForFunction(() => location.hash.includes('ignored=B'))
  expect((await sceneOf(page)).bodies.map(({ owner }) => owner)).toEqual(['A', 'B'])
})

test('the keyboard moves what is selected', async () => {
  const page = await visitor.open('playground/#case=rays/castBodies.nearest', LOW)
  await page.locator('#selected').selectOption('1/0')
  await page.locator('#stage-frame').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('PageUp')
  await page.waitForFunction(() => location.hash.includes('3.1,0.01,1.1'))
  const { owner, fraction } = await shown(page)
  expect({ owner, fraction }).toEqual({ owner: 'B', fraction: expect.closeTo(0.26, 6) as number })
})

test('a theme that is switched recolours the picture', async () => {
  const page = await visitor.open('playground/', { colorScheme: 'light' })
  const corner = (): Promise<string> =>
    page
      .locator('#stage')
      .screenshot()
      .then((picture) => picture.toString('base64'))
  const light = await corner()
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await corner()).not.toBe(light)
})

test('a link that is none shows the first scene', async () => {
  const page = await visitor.open('playground/#S=1,1,1&d=1,0,0&len=4&ball=1~0,0,0~1~%E0%A4%A', LOW)
  expect(await shown(page)).toMatchObject({ owner: 'guard', hit: true })
})

test.each(['', 'settle/', 'stream/', 'half-space/'])('nothing of playground/%s moves while it loads', async (path) => {
  const page = await visitor.open(`playground/${path}`)
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as readonly { readonly value: number }[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 700)
      }),
  )
  expect(moved).toBeLessThan(0.02)
})

test('a case leads to the playground and back, and its link is copied', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await visitor.open('units/rays/', { ...LOW, permissions })
  await page.locator('[id="case.rayCapsule.straight-down"] .to-playground').click()
  await page.locator('#answer code').waitFor()
  expect(await shown(page)).toMatchObject({ fraction: expect.closeTo(0.833853, 5) as number })
  expect(await page.locator('#cases option:checked').textContent()).toContain('Straight down')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.waitForFunction(() => document.getElementById('copy-link')?.textContent === 'Copied')
  const [text, href] = await page.evaluate(async () => [await navigator.clipboard.readText(), location.href])
  expect(text).toBe(href)
  await page.getByRole('link', { name: 'read it' }).click()
  await page.waitForURL(/units\/rays\/#case\.rayCapsule\.straight-down$/)
})
