import type { Config, ConstantRow, Finding, FunctionRow, FunctionTag, Project, UnitModel } from '../model/index.ts'
import { quote, unexpected } from '../read/unexpected.ts'
import { meantConstant, meantFunction } from './meant.ts'
import { packageFiles } from './packageFiles.ts'
import { readSourceTags } from './readTags.ts'
import { remembering } from './remembering.ts'
import { constantRowsOf, functionRowsOf, tagOfConstant, tagOfFunction } from './rows.ts'
import type { Rows } from './rows.ts'
import type { TagKind } from './tags/grammar.ts'
import type { BrokenTag, TaggedConstant } from './tags/sourceTags.ts'
import { readTestFile } from './testFiles/readTestFile.ts'
import type { TestUse } from './testFiles/readTestFile.ts'

/** Everything that the checks ask: read once, then only questions. */
export interface Gathered {
  readonly config: Config
  readonly functionRows: Rows<FunctionRow>
  readonly constantRows: Rows<ConstantRow>
  readonly functions: readonly FunctionTag[]
  readonly constants: readonly TaggedConstant[]
  readonly testUses: readonly TestUse[]
  /** What is wrong with files and tags before they are compared with anything. */
  readonly findings: readonly Finding[]
  /** Keys of the rows that some tag was meant for: a broken or unknown one is a finding, its row not one more. */
  readonly meant: ReadonlySet<string>
  /** Files that did not parse: what their package lacks is not known. */
  readonly unreadable: readonly string[]
}

const tagsOf = remembering(readSourceTags)
const testsOf = remembering(readTestFile)

export function gather(project: Project, units: readonly UnitModel[]): Gathered {
  const { config } = project
  const rows = { functionRows: functionRowsOf(units), constantRows: constantRowsOf(units) }
  const sources = packageFiles(project, 'src/**/*.ts').map((source) => tagsOf(source, config))
  const tests = packageFiles(project, 'test/**/*.test.ts').map((source) => testsOf(source, config))
  const syntax = [...sources, ...tests].flatMap((file) => file.syntax ?? [])
  const tags = sources.flatMap((source) => source.tags)
  const functions = tags.filter((tag) => tag.kind === 'function')
  const constants = tags.filter((tag) => tag.kind === 'constant')
  const broken = sources.flatMap((source) => source.broken)
  const meant = [
    ...broken.map(({ kind, text }) => meantRow(kind, text, rows)),
    ...functions.map(
      ({ key, name }) => rows.functionRows.get(key)?.row ?? meantFunction(`${key} ${name ?? ''}`, rows.functionRows),
    ),
    ...constants.map(({ key }) => rows.constantRows.get(key)?.row ?? meantConstant(key, rows.constantRows)),
  ]
  return {
    config,
    ...rows,
    functions,
    constants,
    testUses: tests.flatMap((test) => test.uses),
    findings: [...syntax, ...broken.map((tag) => withSpelling(tag, rows, config))],
    meant: new Set(meant.flatMap((row) => row?.key ?? [])),
    unreadable: syntax.map(({ place }) => place.file),
  }
}

type AllRows = Pick<Gathered, 'functionRows' | 'constantRows'>

function meantRow(
  kind: TagKind,
  text: string,
  { functionRows, constantRows }: AllRows,
): FunctionRow | ConstantRow | undefined {
  return kind === 'constant' ? meantConstant(text, constantRows) : meantFunction(text, functionRows)
}

/** A tag that lacks too much to be mended alone is mended from the row that it was meant for. */
function withSpelling({ kind, text, finding }: BrokenTag, rows: AllRows, config: Config): Finding {
  const { ruleId, place, fix } = finding
  const row = meantRow(kind, text, rows)
  if (!row || fix !== undefined || !ruleId.endsWith('/malformed')) return finding
  const spelling = 'bits' in row ? tagOfConstant(row, config) : tagOfFunction(row, config)
  return spelling === text ? finding : unexpected(ruleId, place, quote(text), quote(spelling), { fix: spelling })
}
