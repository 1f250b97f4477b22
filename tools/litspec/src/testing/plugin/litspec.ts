import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath } from 'vite'
import type { Plugin } from 'vite'
import type {} from 'vitest/config'
import type { Vitest } from 'vitest/node'
import { CONFIG_FILE } from '../../model/index.ts'
import { RUNTIME } from './unitModule.ts'
import { Workspace } from './workspace.ts'

/** What the reporter of the same run asks the plugin. */
export interface LitspecApi {
  readonly workspace: () => Workspace | undefined
}

export const PLUGIN = 'litspec'

/**
 * The Vite plugin that makes the units of a repository its Vitest files, and its tagged functions say that they ran.
 *
 * It reads `litspec.config.json` at the root of Vitest. Outside Vitest it does nothing.
 */
export function litspec(): Plugin {
  let workspace: Workspace | undefined
  return {
    name: PLUGIN,
    enforce: 'pre',
    api: { workspace: () => workspace },
    config: () => ({ test: { includeTaskLocation: true, setupFiles: [beside('../setup')] } }),
    configureVitest({ project, vitest, experimental_defineCacheKeyGenerator: defineCacheKey }) {
      workspace ??= openWorkspace(vitest)
      // A focused test hides the others: only somebody who watches may want that.
      project.config.allowOnly = vitest.config.watch
      // A module out of a cache on the disk would not be seen here.
      defineCacheKey(() => false)
    },
    resolveId(source) {
      return source === RUNTIME ? beside('../runtime/index') : undefined
    },
    transform: { order: 'pre', handler: (code, id) => workspace?.transform(id, code) },
  }
}

/** Keeps up with what is saved; a changed configuration starts everything again, as Vitest does for its own. */
function openWorkspace({ config, vite }: Vitest): Workspace {
  const workspace = new Workspace(config.root)
  const notice = (file: string): void => {
    const path = workspace.pathOf(normalizePath(file))
    if (path !== undefined) workspace.loaded.forget(path)
    if (path === CONFIG_FILE) void vite.restart()
  }
  vite.watcher.on('change', notice).on('unlink', notice)
  return workspace
}

/** A module of ours, with the extension that this one has: `.ts` as source, `.js` when compiled. */
function beside(name: string): string {
  const here = fileURLToPath(import.meta.url)
  return fileURLToPath(new URL(name + extname(here), import.meta.url))
}
