import { readFileSync, readdirSync } from 'node:fs'
import { readUnit } from '@coney/litspec'
import { describe, expect, test } from 'vitest'
import { pictureOfCase, picturesOfUnit, type Picture } from '../../src/pictures/index.ts'
import { caseOf, fixture } from './fixtures.ts'
import { find, parseXml, type Node } from './xml.ts'

const SLUGS = readdirSync(new URL('../../../generated/fixtures/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))

const CONFIG = JSON.parse(readFileSync(new URL('../../../litspec.config.json', import.meta.url), 'utf8'))

const pictures: readonly (readonly [string, Picture])[] = SLUGS.flatMap((slug) => {
  const unit = fixture(slug)
  const ofCases = unit.cases.flatMap((one) => {
    const picture = pictureOfCase(one)
    return picture === undefined ? [] : [[one.id, picture] as const]
  })
  return [...ofCases, ...picturesOfUnit(unit).map((picture) => [picture.name, picture] as const)]
})

/** Every picture is read once. */
const trees = new Map<string, Node>()

function treeOf(svg: string): Node {
  const known = trees.get(svg) ?? parseXml(svg)
  trees.set(svg, known)
  return known
}

interface Line {
  readonly left: number
  readonly right: number
  readonly y: number
}

/** From where to where lines of text reach, by an estimate of their letters; size and anchor come from above. */
function linesOf(node: Node, size = 14, anchor = 'start', digits = false): readonly Line[] {
  const { attributes } = node
  const own = Number(attributes['font-size'] ?? size)
  const aligned = attributes['text-anchor'] ?? anchor
  const wide = digits || /mono/.test(attributes['font-family'] ?? '')
  if (node.name !== 'text') return node.children.flatMap((child) => linesOf(child, own, aligned, wide))
  const width = node.text.length * own * (wide ? 0.6 : 0.5)
  const left = Number(attributes['x']) - (aligned === 'middle' ? width / 2 : aligned === 'end' ? width : 0)
  return [{ left, right: left + width, y: Number(attributes['y']) }]
}

describe('every picture', () => {
  test.each(pictures)('%s is accessible and stands alone', (_, { svg, title, description }) => {
    const root = treeOf(svg)
    expect(root.name).toBe('svg')
    expect(root.attributes['role']).toBe('img')
    const [first, second] = root.children
    expect([first?.name, first?.text]).toEqual(['title', title])
    expect([second?.name, second?.text]).toEqual(['desc', description])
    expect(title.length).toBeGreaterThan(1)
    expect(description.length).toBeGreaterThan(20)
    expect(root.attributes['aria-labelledby']).toBe(`${first?.attributes['id']} ${second?.attributes['id']}`)
  })

  test.each(pictures)('%s has no script, no other file and no colour of its own but in variables', (_, { svg }) => {
    const nodes = find(treeOf(svg), () => true)
    const names = new Set(nodes.map(({ name }) => name))
    expect(
      [...names].filter((name) => !['title', 'desc', 'g', 'path', 'line', 'rect', 'circle', 'text'].includes(name)),
    ).toEqual([])
    const values = nodes.flatMap(({ attributes }) => Object.entries(attributes))
    expect(
      values.filter(([name, value]) => name.startsWith('on') || /href|url\(|javascript:/.test(name + value)),
    ).toEqual([])
    const colours = values.filter(([name]) => name === 'fill' || name === 'stroke').map(([, value]) => value)
    expect(
      colours.filter((value) => !/^(none|currentColor|var\(--picture-[a-z-]+, (#[0-9a-f]{3,6}|Canvas)\))$/.test(value)),
    ).toEqual([])
  })

  test.each(pictures)('%s keeps its words inside and its coordinates finite', (_, { svg }) => {
    const root = treeOf(svg)
    const [, , width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|\[object/)
    const outside = linesOf(root).filter(({ left, right, y }) => left < -1 || right > width + 1 || y <= 0 || y > height)
    expect(outside).toEqual([])
  })

  test('has ids of its own, so that many can stand on one page', () => {
    const ids = pictures.flatMap(([, { svg }]) =>
      find(treeOf(svg), ({ attributes }) => 'id' in attributes).map(({ attributes }) => attributes['id']),
    )
    expect(ids.length).toBe(2 * pictures.length)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is the same each time', { timeout: 60_000 }, () => {
    for (const slug of ['rays', 'physics-world', 'collision-mesh']) {
      const [once, again] = [fixture(slug), fixture(slug)]
      expect(once.cases.map((one) => pictureOfCase(one)?.svg)).toEqual(
        again.cases.map((one) => pictureOfCase(one)?.svg),
      )
      expect(picturesOfUnit(once)).toEqual(picturesOfUnit(again))
    }
  })

  // Reading a unit takes a while on a busy machine; two have most of what pictures read.
  test.each(['rays', 'collision-mesh'])(
    'is the same from the unit of %s as from its fixture',
    { timeout: 60_000 },
    (slug) => {
      const file = `spec/units/${slug}.md`
      const { unit } = readUnit(file, readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'), CONFIG)
      const drawn = unit?.cases.map((one) => pictureOfCase(one)?.svg)
      expect(drawn).toEqual(fixture(slug).cases.map((one) => pictureOfCase(one)?.svg))
    },
  )
})

describe('hostile text', () => {
  const HOSTILE = '</title><script>alert("1")</script>&amp; \u0000 \ud800 <b onload=\'x\'>'

  test('stays text in a title and in a name', () => {
    const source = JSON.stringify(caseOf(fixture('rays'), 'castBodies.tie-by-chain-order'))
    const one = JSON.parse(source.replaceAll('"bonnet"', JSON.stringify(HOSTILE)))
    const picture = pictureOfCase({ ...one, title: [HOSTILE, '1:1'] })
    const root = parseXml(picture?.svg ?? '')
    const written = HOSTILE.replace('\u0000', '\ufffd').replace('\ud800', '\ufffd')
    expect(root.children[0]?.text).toBe(written)
    expect(find(root, ({ name, text }) => name === 'text' && text === written).length).toBe(2)
    expect(find(root, ({ name }) => name === 'script' || name === 'b')).toEqual([])
  })
})
