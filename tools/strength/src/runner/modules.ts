import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import type { ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'

const CONDITIONS = ['source', 'module', 'node', 'development|production']

/** What a module exports. */
export type Exports = Readonly<Record<string, unknown>>

/**
 * Modules of a copy of the repository.
 *
 * Packages import each other through links that lead out of the copy, so that their names are led to its sources.
 */
export class Modules {
  readonly #root: string
  readonly #server: Promise<ViteDevServer>
  #runner: ModuleRunner | undefined

  constructor(root: string, entries: ReadonlyMap<string, string>) {
    this.#root = root
    const alias = [...entries].map(([name, entry]) => ({
      find: new RegExp(`^${name}$`),
      replacement: join(root, entry),
    }))
    this.#server = createServer({
      root,
      configFile: false,
      appType: 'custom',
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null, hmr: false },
      optimizeDeps: { noDiscovery: true },
      resolve: { conditions: CONDITIONS, alias },
      ssr: { resolve: { conditions: CONDITIONS, externalConditions: ['source', 'node'] } },
    })
  }

  /** Forgets what was evaluated: nothing that a mutant left in a module reaches the next one. */
  async begin(): Promise<void> {
    const { ssr } = (await this.#server).environments
    await this.#runner?.close()
    this.#runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: false })
  }

  /** Evaluates a module and all that it imports, once after each `begin`. */
  import(path: string): Promise<Exports> {
    return (this.#runner as ModuleRunner).import(join(this.#root, path))
  }

  async close(): Promise<void> {
    await this.#runner?.close()
    await (await this.#server).close()
  }
}
