import { expect, test } from 'vitest'
import { unitMap } from '../../src/site/unit-map.ts'
import type { Specification } from '../../src/specification/specification.ts'

interface Told {
  readonly package: string
  readonly number?: number
  /** What its document says. */
  readonly document?: string
  /** What its code says. */
  readonly code?: string
}

/** Units with one tagged function each, in a file of its own. */
function specificationOf(told: Readonly<Record<string, Told>>): Specification {
  const entries = Object.entries(told)
  const units = entries.map(([slug, { package: folder, number }]) => ({
    file: `spec/units/${slug}.md`,
    frontMatter: { slug, title: slug.toUpperCase(), package: `packages/${folder}`, unit: number ?? 'supporting' },
    functions: [{ key: `${slug}/work` }],
  }))
  const functions = entries.map(([slug]) => [`${slug}/work`, { tags: [{ place: { file: `${slug}.ts` } }] }] as const)
  const files = entries.flatMap(([slug, { document = '', code = '' }]) => [
    [`spec/units/${slug}.md`, document] as const,
    [`${slug}.ts`, code] as const,
  ])
  return { units, functions: new Map(functions), files: new Map(files) } as unknown as Specification
}

function needs(told: Readonly<Record<string, Told>>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(unitMap(specificationOf(told)).map(({ slug, needs: found }) => [slug, found]))
}

test('a unit needs those of the packages that its code imports', () => {
  const code = "import { dot } from '@coney/math'"
  expect(needs({ maths: { package: 'math' }, rays: { package: 'rays', code }, mesh: { package: 'mesh' } })).toEqual({
    maths: [],
    rays: ['maths'],
    mesh: [],
  })
})

test('a package whose name begins alike is another one', () => {
  const code = "import { dot } from '@coney/math-more'"
  expect(needs({ maths: { package: 'math' }, rays: { package: 'rays', code } })['rays']).toEqual([])
})

test('inside a package it needs those that its document leads to', () => {
  const told = { level: { package: 'level', document: 'See [it](wad.md#Wad_Open).' }, wad: { package: 'level' } }
  expect(needs(told)).toEqual({ level: ['wad'], wad: [] })
})

test('of two that lead to each other the numbered one is above', () => {
  const wad = { package: 'level', document: '[up](level.md)' }
  expect(needs({ level: { package: 'level', number: 17, document: '[down](wad.md)' }, wad })).toEqual({
    level: ['wad'],
    wad: [],
  })
})

test('what is needed by way of another unit has no line of its own, and levels count the longest way', () => {
  const map = unitMap(
    specificationOf({
      maths: { package: 'math' },
      bodies: { package: 'bodies', code: "import { dot } from '@coney/math'" },
      rays: { package: 'rays', code: "import { dot } from '@coney/math'\nimport { createBox } from '@coney/bodies'" },
    }),
  )
  expect(map.map(({ slug, needs: found, level }) => [slug, found, level])).toEqual([
    ['maths', [], 0],
    ['bodies', ['maths'], 1],
    ['rays', ['bodies'], 2],
  ])
})
