import { posix, relative } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { readTags } from '@coney/litspec'
import type { Config } from '@coney/litspec'
import { forgetModules } from '../../../litspec/src/testing/runtime/marks.ts'
import { readEntries } from '../../../litspec/src/lint/index.ts'
import { instrument } from '../../../litspec/src/testing/plugin/instrument.ts'
import type { Files } from './overlay.ts'
import { ROOT } from './repository.ts'

const CONDITIONS = ['source', 'module', 'node', 'development|production']

/** A module that was evaluated, and the files of the repository that this took. */
export interface Evaluation {
  readonly exports: Readonly<Record<string, unknown>>
  readonly loaded: readonly string[]
}

/**
 * Modules of the repository as some edits leave it: really evaluated, with every function marking that it ran.
 *
 * What the root Vitest does with its files, a Vite server does here with files that are nowhere on the disk.
 */
export class EditedModules {
  readonly #config: Config
  #files: Files = new Map()
  #server: Promise<ViteDevServer> | undefined
  #runner: ModuleRunner | undefined

  constructor(config: Config) {
    this.#config = config
  }

  /** Evaluates a module and all that it imports afresh. */
  async evaluate(path: string, files: Files): Promise<Evaluation> {
    const { ssr } = (await (this.#server ??= this.#serve())).environments
    const before = this.#files
    this.#files = files
    for (const node of ssr.moduleGraph.idToModuleMap.values()) {
      const file = pathOf(node.file ?? '')
      if (file !== undefined && before.get(file) !== files.get(file)) ssr.moduleGraph.invalidateModule(node)
    }
    const id = posix.join(ROOT, path)
    // What was evaluated before is of no more use, and whoever asks what ran would ask it, too.
    await this.#runner?.close()
    forgetModules()
    this.#runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: false })
    const exports = (await this.#runner.import(id)) as Evaluation['exports']
    return { exports, loaded: filesBelow(ssr.moduleGraph.getModuleById(id)) }
  }

  async close(): Promise<void> {
    await this.#runner?.close()
    await (await this.#server)?.close()
  }

  #serve(): Promise<ViteDevServer> {
    return createServer({
      root: ROOT,
      configFile: false,
      appType: 'custom',
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null, hmr: false },
      optimizeDeps: { noDiscovery: true },
      resolve: { conditions: CONDITIONS },
      ssr: { resolve: { conditions: CONDITIONS, externalConditions: ['source', 'node'] } },
      plugins: [this.#plugin()],
    })
  }

  #plugin(): Plugin {
    return {
      name: 'edited-modules',
      enforce: 'pre',
      load: (id) => {
        const path = pathOf(id)
        if (path === undefined) return undefined
        const text = this.#files.get(path)
        if (text === undefined) throw new Error(`Unexpected import of ${path}, expected a file that exists`)
        return text
      },
      transform: (code, id) => {
        const path = pathOf(id)
        if (path === undefined || !path.includes('/src/')) return undefined
        const tags = readTags(path, code, this.#config).tags.filter((tag) => tag.kind === 'function')
        const folder = path.slice(0, path.indexOf('/src/'))
        return instrument(code, { folder, tags, entries: readEntries(path, code) })
      },
    }
  }
}

/** The path of a file of the repository; nothing for any other module. */
function pathOf(id: string): string | undefined {
  if (!id.startsWith(`${ROOT}/`) || id.includes('/node_modules/')) return undefined
  return relative(ROOT, id).replaceAll('\\', '/')
}

function filesBelow(top: EnvironmentModuleNode | undefined): string[] {
  const seen = new Set<EnvironmentModuleNode>()
  const open = top === undefined ? [] : [top]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    open.push(...node.importedModules)
  }
  return [...seen].flatMap((node) => pathOf(node.file ?? '') ?? [])
}
