import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath } from 'vite'
import type { Config, UnitModel } from '../../model/index.ts'
import { readEntries, readTags } from '../../lint/index.ts'
import { normalise } from '../../read/document/normalise.ts'
import { matchesGlob } from '../../read/index.ts'
import type { MappedCode } from './anchorCode.ts'
import { loadConfig } from './config.ts'
import { instrument } from './instrument.ts'
import { LoadedFiles } from './loadedFiles.ts'
import { UnitLibrary } from './unitLibrary.ts'
import { findingsModule, unitModule } from './unitModule.ts'

/** Files that Vite hands on as the text that stands in them. */
const TEXT = /\.(?:[cm]?[jt]sx?|json|md)$/

/** A repository under test: what its files become, and what was loaded of it. */
export class Workspace {
  readonly config: Config
  readonly loaded: LoadedFiles = new LoadedFiles()
  /** The units that were turned into tests, by path, as they were last read. */
  readonly units: Map<string, UnitModel> = new Map()
  readonly root: string
  readonly #library: UnitLibrary
  readonly #prefixes: readonly string[]
  readonly #stage: string | undefined

  constructor(root: string) {
    this.root = root
    this.config = loadConfig(root)
    this.#library = new UnitLibrary(root, this.config)
    this.#prefixes = [root, realpathSync.native(root)].map((path) => `${normalizePath(path)}/`)
    this.#stage = this.pathOf(normalizePath(fileURLToPath(new URL('..', import.meta.url))))
  }

  /** The path of a file of the repository relative to its root; nothing for any other id of a module. */
  pathOf(id: string): string | undefined {
    const prefix = this.#prefixes.find((one) => id.startsWith(one))
    return prefix === undefined || id.includes('/node_modules/') ? undefined : id.slice(prefix.length)
  }

  isUnit(path: string): boolean {
    return matchesGlob(this.config.units, path)
  }

  /** What a file of the repository becomes when a test loads it; nothing when it stays as it is. */
  transform(id: string, code: string): MappedCode | undefined {
    const [file = '', query] = id.split('?', 2)
    const path = this.pathOf(file)
    if (path === undefined || !existsSync(join(this.root, path))) return undefined
    const isText = query === undefined && TEXT.test(path)
    this.loaded.record(path, isText ? code : readFileSync(join(this.root, path)))
    if (!isText) return undefined
    if (this.isUnit(path)) return this.#transformUnit(path, normalise(code))
    return this.#isSource(path) ? this.#transformSource(path, normalise(code)) : undefined
  }

  #transformUnit(path: string, text: string): MappedCode {
    const { unit, findings } = this.#library.read(path, text)
    if (unit) this.units.set(path, unit)
    else this.units.delete(path)
    return unit && findings.length === 0 ? unitModule(unit, text) : findingsModule(findings, text)
  }

  #transformSource(path: string, text: string): MappedCode | undefined {
    const tags = readTags(path, text, this.config).tags.filter((tag) => tag.kind === 'function')
    const entries = this.#isOurs(path) ? [] : readEntries(path, text)
    if (tags.length === 0 && entries.length === 0) return undefined
    return instrument(text, { folder: path.slice(0, path.indexOf('/src/')), tags, entries })
  }

  #isSource(path: string): boolean {
    return this.config.packages.some((folder) => matchesGlob(`${folder}/src/**/*.ts`, path))
  }
  /** Whether a file is of the stage that reads the marks: it runs around every test, and is no part of what one enters. */
  #isOurs(path: string): boolean {
    return this.#stage !== undefined && path.startsWith(this.#stage)
  }
}
