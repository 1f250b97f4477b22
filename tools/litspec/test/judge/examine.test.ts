import { describe, expect, test } from 'vitest'
import { examine } from '../../src/judge/index.ts'
import type { Project, Verdict } from '../../src/model/index.ts'
import { demoProject } from '../demoProject.ts'
import { honestProject, surroundingsOf } from '../honestProject.ts'

const UNIT = 'spec/units/demo.md'
const SOURCE = 'packages/demo/src/index.ts'
const demo = demoProject()

function edited(path: string, from: string, to: string): Project {
  const text = demo.files.get(path) as string
  expect(text.split(from)).toHaveLength(2)
  return demoProject({ [path]: text.replace(from, to) })
}

function verdictOf(project: Project): Verdict {
  return examine(project, surroundingsOf(project)).verdict
}

function rules(project: Project): string[] {
  return verdictOf(project).findings.map(({ ruleId, place }) => `${ruleId} ${place.file}:${place.start.line}`)
}

test('the demo project passes after an honest run', () => {
  const verdict = verdictOf(honestProject(demo))
  expect(verdict).toMatchObject({ findings: [], isComplete: true, exitCode: 0 })
  expect(verdict.totals).toEqual({ units: 1, functions: 3, claims: 6, cases: 6, tests: 1, tags: 4 })
})

describe('a mistake is said once', () => {
  test('when a document is broken: neither code, nor generated files, nor evidence are compared with it', () => {
    const project = edited(UNIT, '| `0x00001020` | `Mean_Of` |', '| `0x00001020` | Mean_Of |')
    expect(new Set(rules(project).map((spot) => spot.split(' ')[0]))).toEqual(new Set(['functions/name']))
    expect(verdictOf(project)).toMatchObject({ isComplete: false, exitCode: 1 })
  })

  test('when a document does not even say which unit it is', () => {
    const text = demo.files.get(UNIT) as string
    const project = demoProject({ [UNIT]: text.slice(text.indexOf('# Counting')) })
    expect(rules(project)).toContain(`front-matter/missing ${UNIT}:1`)
    expect(rules(project).filter((spot) => /^(orig|const|generated|evidence|gate)\//.test(spot))).toEqual([])
    expect(verdictOf(project)).toMatchObject({ claims: [], isComplete: false, exitCode: 1 })
  })

  test('while mistakes of the code alone are said beside it', () => {
    const files = new Map(edited(UNIT, 'slug: demo\n', '').files)
    files.set(
      SOURCE,
      `${demo.files.get(SOURCE)}\n/** @Orig 0x00001038 Counter_Delete (counter.cpp) */\nexport function gone(): void {}\n`,
    )
    expect(rules({ ...demo, files }).map((spot) => spot.split('/')[0])).toEqual(
      expect.arrayContaining(['front-matter', 'orig']),
    )
  })
})

test('a project without units says only that', () => {
  const project = { ...honestProject(demo), config: { ...demo.config, units: 'spec/nothing/*.md' } }
  expect(rules(project)).toEqual(['gate/no-units litspec.config.json:1'])
  expect(verdictOf(project)).toMatchObject({ isComplete: false, exitCode: 3 })
})

test('a source that changed after the run needs another run', () => {
  const run = honestProject(demo)
  const files = new Map([...run.files, [SOURCE, `${demo.files.get(SOURCE)}\n`]])
  expect(rules({ ...run, files })).toEqual(['evidence/outdated packages/demo/.evidence/demo.json:1'])
})

test('evidence that is no JSON is malformed', () => {
  const run = honestProject(demo)
  const files = new Map([...run.files, ['packages/demo/.evidence/demo.json', '{ "format": 1, ']])
  expect(rules({ ...run, files })).toEqual(['evidence/malformed packages/demo/.evidence/demo.json:1'])
})

test('evidence may name files that the project does not hold, as long as they are what they were', () => {
  const run = honestProject(demo)
  const path = 'packages/demo/.evidence/demo.json'
  const text = (run.files.get(path) as string).replace(
    '"inputs": {',
    `"inputs": {\n    "pnpm-lock.yaml": "${'1'.repeat(64)}",`,
  )
  const project = { ...run, files: new Map([...run.files, [path, text]]) }
  const surroundings = surroundingsOf(project)
  const withLock = (hash: string) => ({
    ...surroundings,
    fingerprint: (file: string) => (file === 'pnpm-lock.yaml' ? hash : surroundings.fingerprint(file)),
  })
  expect(examine(project, withLock('1'.repeat(64))).verdict.exitCode).toBe(0)
  expect(examine(project, withLock('2'.repeat(64))).verdict.exitCode).toBe(3)
  expect(examine(project, surroundings).verdict.exitCode).toBe(3)
})

test('paths that are names of object members are nothing special', () => {
  const run = honestProject(demo)
  const path = 'packages/demo/.evidence/demo.json'
  const text = (run.files.get(path) as string).replace(
    '"inputs": {',
    `"inputs": {\n    "__proto__": "${'1'.repeat(64)}",`,
  )
  expect(rules({ ...run, files: new Map([...run.files, [path, text]]) })).toEqual([`evidence/outdated ${path}:1`])
})
