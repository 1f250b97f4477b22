import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { examine } from '../../src/judge/index.ts'
import { RULES } from '../../src/model/index.ts'
import type { Point } from '../../src/model/index.ts'
import { surroundingsOf } from '../honestProject.ts'
import { failingFiles, findingsIn, mended, occurrences, sound } from './applyExample.ts'
import { parsePage } from './page.ts'
import type { Page } from './page.ts'

const FOLDER = fileURLToPath(new URL('../../rules', import.meta.url))
/** A page that does not fit on a screen is not read. */
const LONGEST = 60

const pages: ReadonlyMap<string, Page> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => [
      path.replaceAll('\\', '/').slice(0, -'.md'.length),
      parsePage(readFileSync(`${FOLDER}/${path}`, 'utf8')),
    ]),
)

test('every rule has a page, and every page a rule', () => {
  expect([...pages.keys()].sort()).toEqual(Object.keys(RULES).sort())
})

test('the demo project passes every rule', () => {
  const { verdict } = examine(sound, surroundingsOf(sound))
  expect(verdict.findings).toEqual([])
  expect(verdict.exitCode).toBe(0)
})

describe.each([...pages])('%s', (id, page) => {
  const files = failingFiles(page)
  const findings = findingsIn(files, page)

  test('says why, what passes and what fails', () => {
    expect(page.title).toBe(id)
    expect(page.prose.length).toBeGreaterThan(60)
    expect(page.passes.length).toBeGreaterThan(0)
    expect(page.fails.length).toBeGreaterThan(0)
    expect(page.lines).toBeLessThanOrEqual(LONGEST)
  })

  test('passes with what the demo project says once', () => {
    for (const sample of page.passes) expect([sample, occurrences(sample)]).toEqual([sample, 1])
  })

  test('fails with its example, and nothing else does', () => {
    expect([...new Set(findings.map(({ ruleId }) => ruleId))], findings.map(({ reason }) => reason).join('\n')).toEqual(
      [id],
    )
    for (const { reason } of findings) expect(reason).toMatch(/^Unexpected [\s\S]+, expected [\s\S]+/)
  })

  test('points at places that are there', () => {
    for (const { place, related = [] } of findings) {
      for (const { file, start, end } of [place, ...related.map((other) => other.place)]) {
        const lines = (files.get(file) ?? '').split('\n')
        const offsetOf = ({ line, column }: Point): number =>
          lines.slice(0, line - 1).join('\n').length + Number(line > 1) + column - 1
        expect(lines.length).toBeGreaterThanOrEqual(end.line)
        if (start.offset !== end.offset) expect([start.offset, end.offset]).toEqual([offsetOf(start), offsetOf(end)])
      }
    }
  })

  test('no longer fails where its fixes stand', () => {
    const left = findingsIn(mended(files, findings), page).filter(({ ruleId }) => ruleId === id)
    const unfixed = findings.filter(({ fix }) => fix === undefined)
    expect(left.map(({ reason }) => reason)).toEqual(unfixed.map(({ reason }) => reason))
  })
})
