import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { testedDemo, UNIT } from './repository.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const BIN = fileURLToPath(new URL('../../bin/litspec.mjs', import.meta.url))

beforeAll(() => {
  const compiler = ['node_modules/typescript/bin/tsc', '-b', 'tools/litspec']
  const { status, stdout } = spawnSync(process.execPath, compiler, { cwd: ROOT, encoding: 'utf8' })
  expect(status, stdout).toBe(0)
}, 120_000)

function litspec(cwd: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...env } = process.env
  return spawnSync(process.execPath, [BIN, ...args], { cwd, encoding: 'utf8', env })
}

test('the command says yes, no, and that it was misused, by its exit code', () => {
  const repository = testedDemo()
  const yes = litspec(repository.root, 'gate')
  expect(yes).toMatchObject({ status: 0, stderr: '' })
  expect(yes.stdout).toMatch(/6 claims: 6 proven\.\nLooked at 1 unit, .+ in \d+\.\d\d s\.\n$/)
  repository.edit(UNIT, '3 functions, 64 bytes.', '3 functions, 60 bytes.')
  const no = litspec(repository.root, 'check')
  expect(no).toMatchObject({ status: 1, stderr: '' })
  expect(no.stdout).not.toContain('\u001b')
  expect(litspec(repository.root, 'chekc')).toMatchObject({ status: 2, stdout: '' })
})

test('whoever reads the output may stop reading', () => {
  const { root } = testedDemo()
  const { status, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${BIN}" explain | head -n 1`], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('EPIPE')])
})
