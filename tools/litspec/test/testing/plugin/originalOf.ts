import { SourceMap } from 'node:module'
import type { MappedCode } from '../../../src/testing/plugin/anchorCode.ts'

/** Where a point of generated code comes from; lines and columns count from 0. */
export function originalOf({ map }: MappedCode, line: number, column: number): readonly [line: number, column: number] {
  const payload = JSON.parse(map.toString()) as ConstructorParameters<typeof SourceMap>[0]
  const entry = new SourceMap(payload).findEntry(line, column)
  return 'originalLine' in entry ? [entry.originalLine, entry.originalColumn] : [-1, -1]
}
