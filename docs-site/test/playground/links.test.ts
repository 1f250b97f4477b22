import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseHalfSpace, printHalfSpace } from '../../src/playground/half-space/half-space.ts'
import { parseScene, printScene } from '../../src/playground/rays/scene-link.ts'
import { FIRST } from '../../src/playground/rays/scene.ts'
import { FIRST_SETTLE, parseSettle, printSettle } from '../../src/playground/settle/settle-state.ts'
import { FIRST_STREAM, parseStream, printStream } from '../../src/playground/stream/stream-state.ts'
import { playCases } from '../../src/site/play-cases.ts'

const GENERATED = new URL('../../../generated/fixtures/', import.meta.url)
const PLAYS = ['rays', 'physics-world'].flatMap((unit) =>
  playCases(readFileSync(new URL(`${unit}.json`, GENERATED), 'utf8')),
)

/** A link again, as its page prints what it has read. */
const AGAIN: Record<string, (link: string) => string | undefined> = {
  rays: (link) => printed(parseScene(link), printScene),
  settle: (link) => printed(parseSettle(link), printSettle),
  'half-space': (link) => printed(parseHalfSpace(link), printHalfSpace),
  stream: (link) => printed(parseStream(link), printStream),
}

function printed<State>(state: State | undefined, print: (state: State) => string): string | undefined {
  return state === undefined ? undefined : print(state)
}

test('the link of every case is read and printed as it was', () => {
  expect(PLAYS.length).toBeGreaterThan(190)
  const wrong = PLAYS.filter(({ page, link }) => AGAIN[page]?.(link) !== link)
  expect(wrong).toEqual([])
})

test('what stands on a page is read and printed as it was', () => {
  const stream = { ...FIRST_STREAM, isTour: true, loaded: [3, 1], reading: { part: 2, left: 4 }, read: 9, dropped: 7 }
  const crate = FIRST.bodies[1]
  if (crate === undefined) throw new Error('Unexpected scene without a crate')
  const named = { ...FIRST, ignored: 'a~b&c=d', bodies: [{ ...crate, owner: 'a~b&c=d' }] }
  expect(parseStream(printStream(stream))).toEqual(stream)
  expect(parseScene(printScene(named))).toEqual(named)
  expect(parseSettle(printSettle({ ...FIRST_SETTLE, isHeld: true }))).toEqual({ ...FIRST_SETTLE, isHeld: true })
  expect(Object.is(parseHalfSpace('den=-0&num=1&t0=0&t1=1')?.den, -0)).toBe(true)
})

const RAY = 'S=0,0,1&d=1,0,0&len=4'

describe.each([
  [
    'rays',
    [
      'S=1,2&d=1,0,0&len=4',
      'S=NaN,0,0&d=1,0,0&len=4',
      'S=1e99,0,0&d=1,0,0&len=4',
      'S=0,,0&d=1,0,0&len=4',
      'S=0,0,1&d=1,0,0&len=Infinity',
      `${RAY}&ball=1~0,0,0~1~alone`,
      `${RAY}&body=0~0~x&box=1~0,0,0~1,1~~x`,
      `${RAY}&body=0~0~x&box=1~0,0,0~1,1,1~1,0~x`,
      `${RAY}&body=-1~0~x`,
      `${RAY}&body=0~0~%E0%A4%A`,
      `${RAY}&types=4294967296`,
      `${RAY}&body=0~0~${'x'.repeat(61)}`,
      `${RAY}&body=0~0~x${'&ball=1~0,0,0~1~x'.repeat(49)}`,
      `${RAY}${'&body=0~0~x'.repeat(49)}`,
      `${RAY}&${'x'.repeat(20_000)}`,
    ],
  ],
  ['settle', ['start=1,2,3,4&n=0,0,1&axes=7', 'start=0,0,0,1&n=0,0,0&axes=7', 'start=0,0,0,1&n=0,0,1&axes=7&tick=12']],
  [
    'stream',
    [
      'at=1,2',
      'at=9999,0&facing=0&frame=0&pool=8608768&counts=0,0',
      'at=1,1&facing=360&frame=0&pool=8608768&counts=0,0',
      'at=1,1&facing=0&frame=-1&pool=8608768&counts=0,0',
      'at=1,1&facing=0&frame=0&pool=1&counts=0,0',
      'at=1,1&facing=0&frame=0&pool=8608768&loaded=1,1&counts=0,0',
      'at=1,1&facing=0&frame=0&pool=8608768&loaded=37&counts=0,0',
      'at=1,1&facing=0&frame=0&pool=8608768&loaded=2&reading=2,1&counts=0,0',
      'at=1,1&facing=0&frame=0&pool=8608768&reading=2,0&counts=0,0',
    ],
  ],
  ['half-space', ['den=1&num=2&t0=0', 'den=x&num=2&t0=0&t1=1']],
])('of the page %s', (page, links) => {
  test.each([...links, '', '%', '#', '&&&', '=', '<script>', 'case=<img>', '__proto__=1', '\u0000'])(
    'the link %j is none',
    (link) => {
      expect(AGAIN[page]?.(link)).toBeUndefined()
    },
  )
})
