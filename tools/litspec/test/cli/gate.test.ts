import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoProject } from '../demoProject.ts'
import { honestProject } from '../honestProject.ts'
import { EVIDENCE, freshDemo, Repository, SOURCE, testedDemo, UNIT } from './repository.ts'

const VERDICT = 'generated/verdict.txt'

describe('gate', () => {
  test('says yes to the tested demo, with how much it looked at, and writes the verdict', () => {
    const repository = testedDemo()
    const { code, out, err } = repository.run('gate')
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe(
      'wrote generated/verdict.txt\n6 claims: 6 proven.\n' +
        'Looked at 1 unit, 3 functions, 6 claims, 6 cases, 1 test, 4 tags in 0.25 s.\n',
    )
    expect(repository.read(VERDICT)).toContain(
      'proven       2 checks    confirmed (code)     demo/Counter_Add.adding\n',
    )
    expect(repository.run('gate').out).not.toContain('wrote')
    expect(repository.run('gate --check').code).toBe(0)
  })

  test('--check compares the committed verdict and writes nothing', () => {
    const repository = testedDemo()
    expect(repository.run('gate --check')).toMatchObject({ code: 1, out: expect.stringContaining('generated/missing') })
    expect(repository.files()).not.toContain(VERDICT)
    repository.run('gate')
    repository.edit(VERDICT, '6 claims: 6 proven\n\n# demo', '6 claims: 5 proven\n\n# demo')
    expect(repository.run('gate --check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('3:1  generated/stale'),
    })
  })

  test('cannot judge without evidence, and leaves the verdict alone', () => {
    const repository = testedDemo()
    repository.run('gate')
    const verdict = repository.read(VERDICT)
    repository.remove(EVIDENCE)
    const { code, out } = repository.run('gate')
    expect(code).toBe(3)
    expect(out).toContain('evidence/missing')
    expect(out).toContain('This cannot be judged.')
    expect(repository.read(VERDICT)).toBe(verdict)
  })

  test.each([
    ['a source', SOURCE, 'count + amount', 'amount + count'],
    ['the driver', 'packages/demo/test/driver.ts', 'let count = 0', 'let count = 0 '],
    ['a test', 'packages/demo/test/mean.test.ts', '-3, 8)).', '-3, 9)).'],
    ['a sentence', UNIT, 'A counter that stops', 'A count that stops'],
  ])('cannot judge once %s changed after the run', (_, file, from, to) => {
    const repository = testedDemo()
    repository.edit(file, from, to)
    expect(repository.run('gate')).toMatchObject({ code: 3, out: expect.stringContaining('evidence/outdated') })
  })

  test('says where a claim is untested and what to do, and the verdict tells', () => {
    const repository = testedDemo()
    repository.edit(EVIDENCE, '"id": "demo/counters.refuses-too-much"', '"id": "demo/counters.fresh"')
    const { code, out } = repository.run('gate')
    expect(code).toBe(1)
    expect(out).toContain('103:5  case/not-run')
    expect(repository.read(VERDICT)).toContain(
      'untested     0 checks    inferred             demo/Counter_Add.too-large\n',
    )
  })

  test('of a broken document says nothing else, and leaves the verdict alone', () => {
    const repository = testedDemo()
    repository.edit(UNIT, '3 functions, 64 bytes.', '3 functions, 60 bytes.')
    const { code, out } = repository.run('gate')
    expect(code).toBe(1)
    expect(out).toContain('1 finding in 1 file. Say `litspec explain functions/total`')
    expect(out).toContain('Not everything was judged.')
    expect(repository.files()).not.toContain(VERDICT)
  })

  test('knows the day on which a waiver ends', () => {
    const waiver =
      '| Claim | Until | Reason |\n| --- | --- | --- |\n| `demo/Counter_Add.too-large` | 2026-12-31 | later |\n'
    const repository = new Repository(honestProject(demoProject({ 'spec/waivers.md': waiver })))
    expect(repository.run('gate').out).toContain('waiver/idle')
    const record = (key: string) =>
      `"line": 103,\n      "claims": [],\n      "state": "passed",\n      "compared": 1,\n      "ran": [\n        "${key}"`
    repository.edit(EVIDENCE, record('0x00001000'), record('0x00001020'))
    expect(repository.run('gate', { today: '2026-12-31' })).toMatchObject({
      code: 0,
      out: expect.stringContaining('5 proven, 1 waived'),
    })
    expect(repository.run('gate', { today: '2027-01-01' })).toMatchObject({
      code: 1,
      out: expect.stringContaining('waiver/expired'),
    })
  })
})

describe('check', () => {
  test('asks for no evidence and writes nothing', () => {
    const repository = testedDemo()
    repository.remove('packages/demo/.evidence')
    const before = repository.files()
    expect(repository.run('check')).toEqual({
      code: 0,
      out: 'Looked at 1 unit, 3 functions, 6 claims, 6 cases, 4 tags in 0.25 s.\n',
      err: '',
    })
    expect(repository.files()).toEqual(before)
  })

  test('finds what is not generated', () => {
    expect(freshDemo().run('check')).toMatchObject({ code: 1, out: expect.stringContaining('6 findings in 6 files') })
  })

  test('sees bytes that are no UTF-8', () => {
    const repository = testedDemo()
    const text = Buffer.from(repository.read(UNIT))
    text[text.indexOf('counter that')] = 0xff
    repository.write(UNIT, text)
    expect(repository.run('check')).toMatchObject({ code: 1, out: expect.stringContaining('unit/not-text') })
  })

  test('does not follow links', () => {
    const repository = testedDemo()
    const outside = new Repository(demoProject({ 'packages/demo/src/index.ts': '/** @Orig 0x1 */\n' }))
    symlinkSync(join(outside.root, 'packages/demo'), join(repository.root, 'packages/linked'))
    symlinkSync(join(outside.root, UNIT), join(repository.root, 'spec/units/linked.md'))
    expect(repository.run('check').code).toBe(0)
  })
})

describe('formats', () => {
  const broken = () => {
    const repository = testedDemo()
    repository.edit(UNIT, '3 functions, 64 bytes.', '3 functions, 60 bytes.')
    return repository
  }

  test('json goes to the output alone, the totals beside it', () => {
    const { code, out, err } = broken().run('check --format json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      format: 1,
      findings: [{ ruleId: 'functions/total', file: UNIT }],
      totals: { units: 1 },
    })
    expect(err).toBe('Looked at 1 unit, 3 functions, 6 claims, 6 cases, 4 tags in 0.25 s.\n')
  })

  test('sarif names the version', () => {
    expect(JSON.parse(broken().run('gate --format=sarif').out)).toMatchObject({
      runs: [{ tool: { driver: { semanticVersion: '1.2.3' } }, results: [{ ruleId: 'functions/total' }] }],
    })
  })

  test('github annotates', () => {
    expect(broken().run('check --format github').out).toMatch(
      /^::error file=spec\/units\/demo\.md,line=25,col=\d+,.*title=functions\/total::Unexpected /,
    )
  })

  test('colour is for terminals, and can be refused', () => {
    const repository = broken()
    expect(repository.run('check', { colour: true }).out).toContain('\u001b[')
    expect(repository.run('check --no-color', { colour: true }).out).not.toContain('\u001b[')
    expect(repository.run('check').out).not.toContain('\u001b[')
  })
})
