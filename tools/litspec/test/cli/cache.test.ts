import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCache, writeCache } from '../../src/cli/disk/cache.ts'
import { inspectRepository } from '../../src/cli/inspectRepository.ts'
import { loadConfig } from '../../src/cli/disk/loadConfig.ts'
import { loadProject } from '../../src/cli/disk/loadProject.ts'
import type { Config } from '../../src/model/index.ts'
import { CONFIG, testedDemo, UNIT } from './repository.ts'
import type { Repository } from './repository.ts'

const CACHE = 'node_modules/.cache/litspec/inspection'

function withCache(): Repository {
  const repository = testedDemo()
  mkdirSync(join(repository.root, 'node_modules'))
  return repository
}

/** Which units were read, and what was found. */
function inspected(repository: Repository): [read: string[], found: string[]] {
  const read: string[] = []
  const shell = { progress: (text: string) => void read.push(text) } as never
  const { findings } = inspectRepository(
    loadProject(repository.root, loadConfig(repository.root).config as Config),
    shell,
  )
  return [read, findings.map(({ ruleId }) => ruleId)]
}

describe('what did not change is not read again', () => {
  test('and comes to the same', () => {
    const repository = withCache()
    const cold = repository.run('check')
    expect(inspected(repository)).toEqual([[], []])
    expect(repository.run('check')).toEqual(cold)
    expect(repository.run('gate').code).toBe(0)
  })

  test('but what changed is, whatever its size', () => {
    const repository = withCache()
    repository.run('check')
    repository.edit(UNIT, '3 functions, 64 bytes.', '3 functions, 60 bytes.')
    expect(inspected(repository)).toEqual([[`reading ${UNIT}`], ['functions/total']])
    repository.edit(UNIT, '3 functions, 60 bytes.', '3 functions, 64 bytes.')
    expect(inspected(repository)[1]).toEqual([])
  })

  test('nor does a change of code or generated files hide behind it', () => {
    const repository = withCache()
    repository.run('check')
    repository.edit('packages/demo/src/index.ts', 'Mean_Of', 'Mean_On')
    expect(inspected(repository)[1]).toEqual(['orig/name'])
    repository.edit('packages/demo/src/index.ts', 'Mean_On', 'Mean_Of')
    repository.write('generated/drivers/demo.ts', '')
    expect(inspected(repository)[1]).toEqual(['generated/stale'])
  })

  test('unless the configuration did', () => {
    const repository = withCache()
    repository.run('check')
    repository.edit(CONFIG, '0x[0-9a-f]{8}', '0x[0-9a-f]{7}')
    expect(inspected(repository)[0]).toEqual([`reading ${UNIT}`])
    expect(inspected(repository)[1]).toContain('functions/address')
  })
})

describe('a cache that is not whole is as good as none', () => {
  test.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 1)],
    [
      'with one bit turned',
      (bytes) => Buffer.concat([bytes.subarray(0, -9), Buffer.of((bytes.at(-9) as number) ^ 1), bytes.subarray(-8)]),
    ],
    ['of random bytes', (bytes) => bytes.map((_, index) => (index * 151) & 255)],
  ])('%s', (_, spoil) => {
    const repository = withCache()
    repository.run('check')
    const path = join(repository.root, CACHE)
    writeFileSync(path, spoil(readFileSync(path)))
    expect(inspected(repository)).toEqual([[`reading ${UNIT}`], []])
    expect(inspected(repository)).toEqual([[], []])
  })

  test('and so is one of other code', () => {
    const { root } = withCache()
    writeCache(root, 'key', 1)
    expect(readCache(root, 'key')).toBe(1)
    expect(readCache(root, 'other key')).toBeUndefined()
  })
})

test('keeps numbers that JSON would change', () => {
  const { root } = withCache()
  const value = [-0, Number.NaN, Number.POSITIVE_INFINITY, new Map([['a', undefined]])]
  writeCache(root, 'key', value)
  expect(readCache(root, 'key')).toStrictEqual(value)
})

test('that cannot be written costs time and nothing else', () => {
  const repository = withCache()
  repository.write('node_modules/.cache', 'a file where the folder should be')
  expect(repository.run('check').code).toBe(0)
  expect(inspected(repository)).toEqual([[`reading ${UNIT}`], []])
})

test('is kept only where packages are installed', () => {
  const repository = testedDemo()
  const before = repository.files()
  repository.run('check')
  expect(repository.files()).toEqual(before)
  expect(() => readFileSync(join(repository.root, CACHE))).toThrow()
})
