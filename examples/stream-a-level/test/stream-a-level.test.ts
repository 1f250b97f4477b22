import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compile } from '@coney/trials'
import { expect, test } from 'vitest'

const PACKAGES = ['level', 'streamed-world', 'world-manager', 'world-ray']

/** The lines that the example prints: what each is about, and its names and values. */
function run(): readonly { readonly what: string; readonly values: Readonly<Record<string, string>> }[] {
  compile(...PACKAGES.map((name) => new URL(`../../../packages/${name}`, import.meta.url)))
  const script = fileURLToPath(new URL('../stream-a-level.mjs', import.meta.url))
  const lines = execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [what = '', ...words] = line.split(/ +/)
    const values = words.flatMap((name, i) => (i % 2 === 0 ? [[name, words[i + 1] ?? '']] : []))
    return { what, values: Object.fromEntries(values) }
  })
}

test('a flight through two levels gives every byte back', () => {
  const lines = run()
  console.log(lines.map(({ what, values }) => `${what} ${JSON.stringify(values)}`).join('\n'))
  expect(lines.map(({ what }) => what)).toEqual(
    'disc boot level1 flight kept level2 unloaded level2 end done'.split(' '),
  )
  const [disc, boot, loaded, flight, kept, refused, unloaded, second, end] = lines.map(({ values }) => values)
  const used = (values: typeof boot): number => Number(values?.['used'])

  // 101 % of the 635,488 bytes of the global data; the level's pool; the worlds' 485,812 bytes and half of it.
  expect(used(boot)).toBe(641_842)
  const levelPool = used(kept) - used(boot)
  expect(used(loaded)).toBe(641_842 + levelPool + 485_812 + 242_906)
  expect(levelPool).toBeGreaterThanOrEqual(262_144)
  expect(kept?.['level']).toBe('true')
  expect(refused?.['refused']).toBe('AlreadyLoaded')
  expect(used(unloaded)).toBe(641_842)
  expect(end).toMatchObject({ used: '641842', leaked: '0' })

  // The first level does not fit into the Sector Pool at once, the second does.
  expect(flight?.['frames']).toBe('4000')
  expect(Number(flight?.['mostUsed'])).toBeLessThanOrEqual(17_217_536)
  expect(Number(flight?.['mostUsed'])).toBeGreaterThan(17_217_536 - 410_000 - 7 * 4096)
  expect(Number(flight?.['dropped'])).toBeGreaterThan(72)
  expect(Number(flight?.['read'])).toBeGreaterThan(Number(flight?.['dropped']))
  expect(Number(flight?.['hits'])).toBe(1000)
  expect(second).toMatchObject({ frames: '1000', refusals: '0', read: '4', dropped: '0' })
  // What was read is as large as its files, and each part that came has gone.
  expect(Number(second?.['bytes'])).toBe(24_000 + 25_000 + 26_000 + 27_000)
  expect(end?.['dropped']).toBe('4')
  expect(Number(disc?.['bytes'])).toBeGreaterThan(635_488)
})
