import { CONFIG_FILE } from '../model/index.ts'
import type { Invocation } from './arguments/parse.ts'
import { findRoot } from './disk/findRoot.ts'
import { loadConfig } from './disk/loadConfig.ts'
import { loadProject } from './disk/loadProject.ts'
import type { Repository } from './disk/loadProject.ts'
import { present } from './present.ts'
import type { Shell } from './shell.ts'

const NOTHING = { units: 0, functions: 0, claims: 0, cases: 0, tests: 0, tags: 0 }

/** The repository that a command is about; nothing, after saying why, when its configuration cannot be used. */
export function openRepository(invocation: Invocation, shell: Shell): Repository | undefined {
  const root = findRoot(shell.cwd, invocation.options.get('root'))
  const { config, findings, text } = loadConfig(root)
  if (config !== undefined) return loadProject(root, config)
  const texts = new Map(text === undefined ? [] : [[CONFIG_FILE, text]])
  const closing = [text === undefined ? `Looked for ${CONFIG_FILE} in ${root}` : `Looked at ${CONFIG_FILE}`]
  present({ findings, totals: NOTHING, texts, closing }, invocation, shell)
  return undefined
}
