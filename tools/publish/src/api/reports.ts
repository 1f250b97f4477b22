import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import type { ExtractorMessage, IConfigFile } from '@microsoft/api-extractor'
import { globSync } from 'tinyglobby'
import { shortName } from '../workspace/releases.ts'
import type { Entry, Release } from '../workspace/releases.ts'
import { ROOT } from '../workspace/root.ts'
import { undocumentedIn } from './undocumented.ts'

/** What the public interfaces of packages come to. */
export interface ApiReports {
  /** The text of every report, by its path from the root. */
  readonly files: ReadonlyMap<string, string>
  /** Reports of entries that there are no more. */
  readonly orphans: readonly string[]
  /** What is wrong with an interface, whatever its report says. */
  readonly complaints: readonly string[]
}

/** One entry of a package that exports something. */
interface Interface {
  readonly release: Release
  /** `rays`, or `litspec-vitest` of an entry with a name. */
  readonly name: string
  readonly types: string
}

/**
 * A report of everything that the declarations of each package export: reviewed as a diff, it shows what a release
 * changes for those who use it.
 *
 * All entries are read by one compiler, from what was compiled.
 */
export function apiReports(all: readonly Release[]): ApiReports {
  const scratch = mkdtempSync(join(tmpdir(), 'api-'))
  try {
    const interfaces = all.flatMap(interfacesOf)
    const configs = interfaces.map((one) => configOf(one, interfaces, scratch))
    const [first, ...others] = configs
    if (first === undefined) throw new Error('Unexpected workspace without a published package, expected one')
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    })
    const messages: [release: Release, message: ExtractorMessage][] = []
    configs.forEach((config, index) => {
      const { release } = interfaces[index] as Interface
      const messageCallback = (message: ExtractorMessage): void => {
        messages.push([release, message])
        message.handled = true
      }
      Extractor.invoke(config, { localBuild: true, compilerState, messageCallback })
    })
    const files = new Map(
      interfaces.map(({ release, name }) => [
        `${release.folder}/${name}.api.md`,
        readFileSync(join(scratch, `${name}.api.md`), 'utf8'),
      ]),
    )
    const complaints = messages
      .filter(([release, message]) => isComplaint(message, reportsOf(release, files)))
      .map(([{ manifest }, { text }]) => `${manifest.name}: ${text}`)
    const committed = all.flatMap(({ folder }) => globSync(`${folder}/*.api.md`, { cwd: ROOT }))
    const undocumented = [...files].flatMap(([path, report]) => undocumentedIn(path, report))
    return {
      files,
      orphans: committed.filter((path) => !files.has(path)),
      complaints: [...complaints, ...undocumented],
    }
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

function interfacesOf(release: Release): Interface[] {
  const entries = Object.entries<Entry>(release.manifest.publishConfig?.exports ?? {})
  return entries
    .map(([key, { types }]) => ({
      release,
      name: shortName(release) + key.slice(1).replaceAll('/', '-'),
      types: join(ROOT, release.folder, types),
    }))
    .filter(({ types }) => !/^export \{\};?$/m.test(readFileSync(types, 'utf8')))
}

/** An error, or a name that users meet and can import from no entry of the package. */
function isComplaint({ messageId, logLevel, text }: ExtractorMessage, reports: readonly string[]): boolean {
  if (messageId !== 'ae-forgotten-export') return logLevel === ExtractorLogLevel.Error
  const name = /"(.+?)"/.exec(text)?.[1]
  return !reports.some((report) => new RegExp(`^export [a-z ]+ ${name}\\b`, 'm').test(report))
}

function reportsOf({ folder }: Release, files: ReadonlyMap<string, string>): string[] {
  return [...files].filter(([path]) => path.startsWith(`${folder}/`)).map(([, report]) => report)
}

function configOf({ release, name, types }: Interface, all: readonly Interface[], scratch: string): ExtractorConfig {
  const reportTempFolder = join(scratch, 'drafts')
  mkdirSync(reportTempFolder, { recursive: true })
  const silent = { default: { logLevel: ExtractorLogLevel.None } }
  const configObject: IConfigFile = {
    projectFolder: join(ROOT, release.folder),
    mainEntryPointFilePath: types,
    compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: all.map((one) => one.types) } },
    apiReport: { enabled: true, reportFileName: name, reportFolder: scratch, reportTempFolder },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    newlineKind: 'lf',
    messages: {
      compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
      extractorMessageReporting: { ...silent, 'ae-forgotten-export': { logLevel: ExtractorLogLevel.Warning } },
      tsdocMessageReporting: silent,
    },
  }
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, release.folder, 'package.json'),
  })
}

const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['es2023'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
}
