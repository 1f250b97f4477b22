import { describe, expect, test } from 'vitest'
import { freshDemo, testedDemo } from './repository.ts'

const COMMANDS = ['check', 'generate', 'gate', 'claims', 'list', 'explain']

describe('wrong usage is told the right spelling and exits 2', () => {
  test.each([
    ['chek', 'Unexpected command `chek`, expected `check`.'],
    [
      'frobnicate',
      'Unexpected command `frobnicate`, expected `check`, `generate`, `gate`, `claims`, `list` or `explain`.',
    ],
    ['check --fromat json', 'Unexpected option `--fromat`, expected `--format`.'],
    ['check --format jsn', 'Unexpected value of --format `jsn`, expected `json`.'],
    ['check --format', 'Unexpected --format without a form, expected --format=<form>.'],
    ['check --check', 'Unexpected option `--check`'],
    ['check -x', 'Unexpected option `-x`'],
    ['check everything', 'Unexpected word `everything`, expected no more.'],
    ['gate --no-color=yes', 'Unexpected value of --no-color, expected none.'],
    ['list claim', 'Unexpected table `claim`, expected `claims`.'],
    ['list claims all', 'Unexpected word `all`, expected no more.'],
    ['list claims --standing prove', 'Unexpected value of --standing `prove`, expected `proven`.'],
    ['list cases --standing proven', 'Unexpected --standing with `list cases`, expected it with `list claims`.'],
    ['list claims --unit demi', 'Unexpected unit `demi`, expected `demo`.'],
    ['list claims --format sarif', 'Unexpected value of --format `sarif`, expected `terminal` or `json`.'],
    ['explain claim/untestd', 'Unexpected rule `claim/untestd`, expected `claim/untested`.'],
    ['explain nothing/like-it', 'that `litspec explain` lists.'],
  ])('litspec %s', (line, expected) => {
    const { code, out, err } = testedDemo().run(line)
    expect(err).toContain(expected)
    expect(err).toContain('litspec --help')
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  test('litspec alone shows what there is', () => {
    const { code, out } = freshDemo().run('')
    expect(code).toBe(2)
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `)
  })
})

describe('help', () => {
  test.each(COMMANDS)('%s says what it does, its options, exit codes and examples that are right', (command) => {
    const repository = freshDemo()
    const { code, out, err } = repository.run(`${command} --help`)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^[A-Z][\s\S]+\n\nUsage\n[\s\S]+\n\nOptions\n[\s\S]+\n\nExit codes\n[\s\S]+\n\nExamples\n/)
    for (const option of ['--root', '--format', '--no-color', '--help', '--version']) expect(out).toContain(option)
    const examples = [...out.slice(out.indexOf('Examples')).matchAll(/^ {2}litspec (.+?) {3}/gm)].map(
      ([, line]) => line as string,
    )
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) expect(repository.run(`${example} --help`)).toMatchObject({ code: 0, err: '' })
  })

  test.each(['--help', '-h', '--version', '-v'])('litspec %s exits 0', (option) => {
    const { code, out } = freshDemo().run(option)
    expect(code).toBe(0)
    expect(out).toContain(option.includes('v') ? '1.2.3' : 'litspec <command> [options]')
  })
})

describe('the configuration', () => {
  test('is looked for upwards', () => {
    const repository = testedDemo()
    expect(repository.run('check', { cwd: 'packages/demo/src' }).code).toBe(0)
    expect(repository.run('check --root ..', { cwd: 'spec' }).code).toBe(0)
  })

  test('must be there', () => {
    const repository = freshDemo()
    repository.remove('litspec.config.json')
    const { code, out } = repository.run('check')
    expect(code).toBe(2)
    expect(out).toContain('config/missing')
    expect(out).toContain('--root')
  })

  test.each([
    ['"waivers"', '"waiver"', '3:3  config/key  Unexpected key `waiver`, expected `waivers`'],
    ['"waivers"', '"frobs"', 'Unexpected key `frobs`, expected `units`'],
    ['"generated": "generated"', '"generated": "../elsewhere"', '4:16  config/value'],
    ['"generated": "generated"', '"generated": "/tmp"', '4:16  config/value'],
    ['["packages/*"]', '[]', '5:15  config/value'],
    ['"0x[0-9a-f]{8}"', '"0x[0-9a-f{8}"', '7:14  config/value'],
    ['"own": "spec", ', '', 'config/key  Unexpected absence of key `own`'],
    ['"own": "spec"', '"function": "spec"', 'config/key  Unexpected second key `function`'],
    ['"address"', 'address', '7:3  config/syntax'],
  ])('with %s turned into %s is refused at its place', (from, to, expected) => {
    const repository = freshDemo()
    repository.edit('litspec.config.json', from, to)
    for (const command of ['check', 'generate', 'gate', 'list']) expect(repository.run(command).code).toBe(2)
    const { out } = repository.run('check')
    expect(out).toContain(expected)
    expect(JSON.parse(repository.run('check --format json').out)).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ file: 'litspec.config.json' })]),
    })
  })
})

test('a glob that matches nothing is nothing to judge', () => {
  const repository = testedDemo()
  repository.edit('litspec.config.json', 'spec/units/*.md', 'spec/nothing/*.md')
  const before = repository.files()
  for (const command of ['check', 'generate', 'gate', 'list'])
    expect([command, repository.run(command).code]).toEqual([command, 3])
  expect(repository.files()).toEqual(before)
})
