import { expect, test } from 'vitest'
import { addressed, filesAt } from '../../src/workspace/addressed.ts'

const ADDRESS = { server: 'https://git.example', repository: 'owner/name', commit: 'c0ffee' }

test('a manifest names the repository and its own folder in it', () => {
  expect(addressed({ name: '@demo/boxes', version: '1.0.0' }, 'packages/boxes', ADDRESS)).toEqual({
    name: '@demo/boxes',
    version: '1.0.0',
    homepage: 'https://git.example/owner/name/tree/main/packages/boxes#readme',
    bugs: 'https://git.example/owner/name/issues',
    repository: { type: 'git', url: 'git+https://git.example/owner/name.git', directory: 'packages/boxes' },
  })
})

test('an address that was written before is written over', () => {
  const other = addressed({ name: '@demo/boxes' }, 'packages/boxes', { ...ADDRESS, repository: 'someone/else' })
  expect(addressed(other, 'packages/boxes', ADDRESS)).toEqual(
    addressed({ name: '@demo/boxes' }, 'packages/boxes', ADDRESS),
  )
})

test('files are those of the commit', () => {
  expect(filesAt(ADDRESS)).toBe('https://git.example/owner/name/blob/c0ffee')
})
