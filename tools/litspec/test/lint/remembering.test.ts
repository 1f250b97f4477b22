import { expect, test } from 'vitest'
import { remembering } from '../../src/lint/remembering.ts'
import { Source } from '../../src/lint/source/source.ts'
import { config } from '../demoProject.ts'

test('a file is read again when its text or the configuration is another, and not before', () => {
  const readings: string[] = []
  const read = remembering(({ file, text }) => readings.push(`${file} ${text}`))
  const once = [new Source('a.ts', '1'), new Source('b.ts', '1'), new Source('a.ts', '1')]
  expect(once.map((source) => read(source, config))).toEqual([1, 2, 1])
  expect(read(new Source('a.ts', '2'), config)).toBe(3)
  expect(read(new Source('a.ts', '1'), config)).toBe(4)
  expect(read(new Source('a.ts', '1'), { ...config })).toBe(5)
  expect(readings).toEqual(['a.ts 1', 'b.ts 1', 'a.ts 2', 'a.ts 1', 'a.ts 1'])
})
