import { join } from 'node:path'
import { CONFIG_FILE } from '../../model/index.ts'
import type { Config, Finding } from '../../model/index.ts'
import { readConfig, unexpected } from '../../read/index.ts'
import { decode, readBytes } from './readFile.ts'

/** The configuration of a repository, or what is wrong with it. */
export function loadConfig(root: string): { config?: Config; findings: Finding[]; text: string } {
  const bytes = readBytes(join(root, CONFIG_FILE))
  if (bytes === undefined) return { findings: [missing(root)], text: '' }
  const text = decode(bytes)
  return { ...readConfig(CONFIG_FILE, text), text }
}

function missing(root: string): Finding {
  const point = { line: 1, column: 1, offset: 0 }
  const place = { file: CONFIG_FILE, start: point, end: point }
  return unexpected('config/missing', place, `absence of ${CONFIG_FILE} in ${root}`, 'it there or in a folder above', {
    note: 'Name the folder with --root, or write the file: `litspec explain config/missing` shows one.',
  })
}
