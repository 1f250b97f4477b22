import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONFIG_FILE } from '../../model/index.ts'
import type { Config } from '../../model/index.ts'
import { readConfig } from '../../read/config/readConfig.ts'

/** Loads the configuration of a repository, or throws an error that says what is wrong with it. */
export function loadConfig(root: string): Config {
  const { config, findings } = readConfig(CONFIG_FILE, readFileSync(join(root, CONFIG_FILE), 'utf8'))
  if (config) return config
  const reasons = findings.map(
    ({ reason, place }) => `${place.file}:${place.start.line}:${place.start.column} ${reason}`,
  )
  throw new Error(reasons.join('\n'))
}
