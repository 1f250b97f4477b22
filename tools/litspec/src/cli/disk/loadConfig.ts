import { join } from 'node:path'
import { CONFIG_FILE } from '../../model/index.ts'
import { readConfig } from '../../read/index.ts'
import type { ConfigReading } from '../../read/index.ts'
import { decode, readBytes } from './readFile.ts'

/** The configuration of a repository, or what is wrong with it, and its text when it has one. */
export function loadConfig(root: string): ConfigReading & { readonly text?: string } {
  const bytes = readBytes(join(root, CONFIG_FILE))
  const text = bytes === undefined ? undefined : decode(bytes)
  return { ...readConfig(CONFIG_FILE, text), ...(text !== undefined && { text }) }
}
