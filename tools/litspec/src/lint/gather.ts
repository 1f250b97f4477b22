import type { Config, Finding, FunctionTag, Project, UnitModel } from '../model/index.ts'
import { matchesGlob } from '../read/glob.ts'
import { quote, unexpected } from '../read/unexpected.ts'
import { readSourceTags } from './readTags.ts'
import { meantConstant, meantFunction, tagOfConstant, tagOfFunction } from './rows.ts'
import type { ConstantRows, FunctionRows } from './rows.ts'
import { Source } from './source/source.ts'
import { readTestFile } from './testFiles/readTestFile.ts'
import type { TestUse } from './testFiles/readTestFile.ts'
import type { BrokenTag, TaggedConstant } from './tags/sourceTags.ts'

/** Everything that the checks ask: read once, then only questions. */
export interface Gathered {
  readonly config: Config
  /** Rows of all units by key. */
  readonly functionRows: FunctionRows
  readonly constantRows: ConstantRows
  readonly functions: readonly FunctionTag[]
  readonly constants: readonly TaggedConstant[]
  readonly testUses: readonly TestUse[]
  /** What is wrong with files and tags before they are compared with anything. */
  readonly findings: readonly Finding[]
  /** Keys of the rows that a broken or unknown tag was meant for: they are not missing as well. */
  readonly meant: ReadonlySet<string>
  /** Files that did not parse: what their package lacks is not known. */
  readonly unreadable: readonly string[]
}

export function gather(project: Project, units: readonly UnitModel[]): Gathered {
  const { config } = project
  const functionRows = new Map(units.flatMap((unit) => unit.functions.map((row) => [row.key, { row, unit }])))
  const constantRows = new Map(units.flatMap((unit) => unit.constants.map((row) => [row.key, { row, unit }])))
  const sources = filesOf(project, 'src/**/*.ts').map((source) => readSourceTags(source, config))
  const tests = filesOf(project, 'test/**/*.test.ts').map(readTestFile)
  const tags = sources.flatMap((source) => source.tags)
  const broken = sources.flatMap((source) => source.broken)
  const syntax = [...sources, ...tests].flatMap((source) => source.syntax ?? [])
  const meantBy = (kind: BrokenTag['kind'], text: string): Meant | undefined => {
    if (kind === 'constant') {
      const found = meantConstant(text, constantRows)
      return found && { key: found.row.key, spelling: tagOfConstant(found.row, config) }
    }
    const found = meantFunction(text, functionRows)
    return found && { key: found.row.key, spelling: tagOfFunction(found.row, config) }
  }
  const unknown = tags
    .filter(({ kind, key }) => !(kind === 'constant' ? constantRows : functionRows).has(key))
    .map((tag) => meantBy(tag.kind, `${tag.key} ${'name' in tag ? tag.name : ''}`))
  return {
    config,
    functionRows,
    constantRows,
    functions: tags.filter((tag) => tag.kind === 'function'),
    constants: tags.filter((tag) => tag.kind === 'constant'),
    testUses: tests.flatMap((test) => test.uses),
    findings: [...syntax, ...broken.map((tag) => withSpelling(tag, meantBy(tag.kind, tag.text)))],
    meant: new Set([...broken.map((tag) => meantBy(tag.kind, tag.text)), ...unknown].flatMap((each) => each?.key ?? [])),
    unreadable: syntax.map(({ place }) => place.file),
  }
}

interface Meant {
  readonly key: string
  readonly spelling: string
}

/** A tag that lacks too much to be mended alone is mended from the row that it was meant for. */
function withSpelling({ text, finding }: BrokenTag, meant: Meant | undefined): Finding {
  const { ruleId, place, fix } = finding
  if (!meant || fix !== undefined || meant.spelling === text || !ruleId.endsWith('/malformed')) return finding
  return unexpected(ruleId, place, quote(text), quote(meant.spelling), { fix: meant.spelling })
}

/** The files of all packages that match a glob relative to their package. */
function filesOf({ config, files }: Project, glob: string): Source[] {
  const globs = config.packages.map((folder) => `${folder}/${glob}`)
  return [...files]
    .filter(([file]) => globs.some((each) => matchesGlob(each, file)))
    .map(([file, text]) => new Source(file, text))
}
