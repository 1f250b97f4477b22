import { Occluders } from '@coney/level'
import { FrustumWalk, PartStreamer, StreamedWorld, VisibilityPass } from '@coney/streamed-world'
import { PoolBudget } from '@coney/world-manager'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BLOCKS, CITY, occludersOfCity, PARTS, sectorsOfCity, sizeOfPart } from '../../src/playground/stream/city.ts'
import { visitSite } from './browser.ts'

const visitor = visitSite()

/** 101 % of the 635,488 bytes of the global data, the least pool of a level, and the world. */
const FIXED = 641_842 + 262_144 + 485_812

interface Camera {
  readonly x: number
  readonly y: number
  readonly facing: number
}

interface Seen {
  readonly camera: Camera
  readonly frame: number
  readonly pool: number
  readonly loaded: readonly number[]
  readonly reading?: { readonly part: number; readonly left: number }
  readonly used: number
  readonly drawn: number
  readonly seen: number
  readonly wanted?: number
  readonly dropped: number
}

function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => JSON.parse(document.getElementById('city')?.dataset['value'] ?? 'null') as never)
}

/** The packages alone, without the page: 6,000 bytes of the disc a frame. */
function createTwin(pool: number, camera: Camera) {
  const budget = new PoolBudget(pool)
  budget.reserve('fixed', FIXED)
  let [frame, due, dropped] = [0, 0, 0]
  let deliver: (() => void) | undefined
  const parts = Array.from({ length: PARTS }, (_, index) => sizeOfPart(index + 1))
  const world = new StreamedWorld(
    { name: 'level1', sectors: sectorsOfCity(), parts },
    {
      room: budget,
      platform: {
        now: () => 0,
        readPart: (file, bytes) => {
          due = frame + Math.ceil(bytes / 6_000)
          expect(file).toBe(`level1_ms${world.reading}.sec`)
          return new Promise((resolve) => (deliver = () => resolve(new Uint8Array(bytes))))
        },
        decodePart: () => ({
          dictionary: 'textures',
          atomics: BLOCKS.flatMap(({ part }, index) =>
            part === world.reading ? [{ index, atomic: { geometry: { flags: 0, materials: [] } } }] : [],
          ),
        }),
        placeAtomic: () => {},
        isAtomicInUse: () => false,
        destroyFrame: () => {},
        destroyAtomic: () => {},
        destroyDictionary: () => (dropped += 1),
      },
    },
  )
  const [streamer, pass, walk] = [new PartStreamer(world), new VisibilityPass(), new FrustumWalk()]
  const occluders = new Occluders(occludersOfCity())
  pass.occluders = occluders

  function look(to: Camera): void {
    camera = to
    const [x, z] = [camera.x, -camera.y]
    // The sides of a view of 90 degrees, and its end 150 m ahead.
    const plane = (degrees: number, far: number, sign: number): { x: number; y: number; z: number; w: number } => {
      const angle = ((camera.facing + degrees) * Math.PI) / 180
      const [nx, nz] = [sign * Math.cos(angle), sign * -Math.sin(angle)]
      return { x: nx, y: 0, z: nz, w: far - (nx * x + nz * z) }
    }
    walk.planes = [plane(-45, 0, 1), plane(45, 0, 1), plane(0, 150, -1)]
    occluders.activate({ x, y: 4, z })
    pass.find(world, world, walk, true)
  }

  async function step(): Promise<void> {
    frame += 1
    if (deliver !== undefined && due <= frame) {
      deliver()
      deliver = undefined
      await world.pending
    }
    streamer.update([{ x: camera.x, y: 4, z: -camera.y }], 115)
    look(camera)
  }

  function seen(): Partial<Seen> {
    const loaded = budget.reservations().flatMap(({ name }) => {
      const part = Number(name.replace('Sectors', ''))
      return world.parts[part - 1]?.loaded ? [part] : []
    })
    return {
      frame,
      loaded,
      used: budget.used,
      dropped,
      drawn: world.sight.drawList.count,
      seen: world.table.filter((_, index) => world.visible.has(index)).length,
      ...(world.reading > 0 ? { reading: { part: world.reading, left: due - frame } } : {}),
      ...(world.found === undefined ? {} : { wanted: world.found.part }),
    }
  }
  look(camera)
  return { look, step, seen }
}

function withoutWanted(seen: Seen): Partial<Seen> {
  return Object.fromEntries(Object.entries(seen).filter(([name]) => name !== 'wanted'))
}

async function steps(page: Page, count: number): Promise<void> {
  const until = (await seenBy(page)).frame + count
  for (let i = 0; i < Math.floor(count / 30); i += 1) await page.locator('#step-more').click()
  for (let i = 0; i < count % 30; i += 1) await page.locator('#step').click()
  await page.waitForFunction(
    (frame) => (JSON.parse(document.getElementById('city')?.dataset['value'] ?? '{}') as Seen).frame === frame,
    until,
  )
}

/** Drags the camera over the map to a place of the city. */
async function dragTo(page: Page, x: number, y: number): Promise<void> {
  const { camera } = await seenBy(page)
  const { x: left, y: top, width } = (await page.locator('#map').boundingBox()) ?? { x: 0, y: 0, width: 1 }
  const at = (px: number, py: number): [number, number] => [left + (px / CITY) * width, top + (1 - py / CITY) * width]
  await page.mouse.move(...at(camera.x, camera.y))
  await page.mouse.down()
  await page.mouse.move(...at(x, y))
  await page.mouse.up()
}

test('what is loaded, seen, dropped and held is what the packages say for the same acts', async () => {
  const page = await visitor.open('playground/stream/', { viewport: { width: 1280, height: 1200 } })
  const first = await seenBy(page)
  expect(first.used).toBe(FIXED)
  const twin = createTwin(first.pool, first.camera)
  const acts: readonly (readonly [count: number, x: number, y: number])[] = [
    [4, 300, 300],
    [95, 560, 420],
    [91, 640, 640],
    [121, 200, 650],
    [90, 90, 90],
  ]
  for (const [count, x, y] of acts) {
    await steps(page, count)
    for (let i = 0; i < count; i += 1) await twin.step()
    const actual = await seenBy(page)
    expect(actual).toMatchObject(twin.seen())
    await dragTo(page, x, y)
    const moved = await seenBy(page)
    expect(Math.hypot(moved.camera.x - x, moved.camera.y - y)).toBeLessThan(3)
    twin.look(moved.camera)
    expect(moved).toMatchObject(twin.seen())
  }
  const last = await seenBy(page)
  expect(last.dropped).toBeGreaterThan(3)
  expect(last.used).toBeLessThanOrEqual(last.pool)
  expect(await page.locator('#bar span').count()).toBe(3 + last.loaded.length + (last.reading === undefined ? 0 : 1))
})

test('a link restores what was loaded, and what follows is the same', async () => {
  const page = await visitor.open('playground/stream/')
  await steps(page, 33)
  while ((await seenBy(page)).reading === undefined) await steps(page, 1)
  await page.locator('#city').focus()
  await page.keyboard.press('ArrowUp')
  const before = await seenBy(page)
  expect(before.camera).toEqual({ x: 250, y: 300, facing: 90 })
  await page.waitForFunction(() => location.hash.includes('at=250,300'))
  const link = await page.evaluate(() => location.href)
  await steps(page, 33)
  const after = await seenBy(page)
  await page.goto('about:blank')
  await page.goto(link)
  // What was wanted is searched for anew in each frame.
  expect(await seenBy(page)).toEqual(withoutWanted(before))
  await steps(page, 33)
  expect(await seenBy(page)).toEqual(after)
})

test('each decision names its claim', async () => {
  const page = await visitor.open('playground/stream/')
  const claims = new Set<string>()
  for (let i = 0; i < 12; i += 1) {
    await steps(page, 1)
    claims.add((await page.locator('#decided a[href]').first().getAttribute('data-claim')) ?? '')
  }
  await steps(page, 150)
  claims.add((await page.locator('#decided a[href]').first().getAttribute('data-claim')) ?? '')
  expect([...claims].sort()).toEqual([
    'streaming/updateStreaming.asked-for',
    'streaming/updateStreaming.busy',
    'streaming/updateStreaming.no-room',
  ])
})

test('it plays, pauses and walks by itself', async () => {
  const page = await visitor.open('playground/stream/', { reducedMotion: 'reduce' })
  await page.getByLabel('walk by itself').check()
  await page.locator('#play').click()
  await page.waitForFunction(() => Number(document.getElementById('frame')?.textContent) >= 2)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.waitForFunction(() => location.hash.includes('tour=1'))
  const { frame } = await seenBy(page)
  await page.waitForTimeout(700)
  expect((await seenBy(page)).frame).toBeLessThanOrEqual(frame + 1)
})

test('a link with more than there is room for loads what fits', async () => {
  const all = Array.from({ length: PARTS }, (_, index) => index + 1).join()
  const page = await visitor.open(
    `playground/stream/#at=1,1&facing=0&frame=0&tour=0&pool=4304384&loaded=${all}&counts=0,0`,
  )
  const { loaded, used } = await seenBy(page)
  expect(loaded.length).toBe(5)
  expect(used).toBeLessThanOrEqual(4_304_384)
})

test('a link that is none starts over', async () => {
  const page = await visitor.open('playground/stream/#at=9999,0&facing=0&frame=0&pool=8608768&counts=0,0')
  expect(await seenBy(page)).toMatchObject({ frame: 0, loaded: [], camera: { x: 250, y: 290 } })
})
