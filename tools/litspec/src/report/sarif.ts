import { RULES } from '../model/index.ts'
import type { Finding, Place, RuleId } from '../model/index.ts'
import type { Report } from './report.ts'
import { sortFindings } from './sortFindings.ts'

/** Findings as SARIF 2.1.0, which code scanning services and editors read. `version` is that of litspec. */
export function sarifReport({ findings }: Pick<Report, 'findings'>, { version }: { version: string }): string {
  const rules = [...new Set(findings.map(({ ruleId }) => ruleId))].sort()
  const run = {
    tool: { driver: { name: 'litspec', semanticVersion: version, rules: rules.map(descriptor) } },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { ROOT: { description: { text: 'The folder of litspec.config.json.' } } },
    results: sortFindings(findings).map((finding) => result(finding, rules.indexOf(finding.ruleId))),
  }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return `${JSON.stringify(log, undefined, 2)}\n`
}

function descriptor(id: RuleId): object {
  return { id, shortDescription: { text: RULES[id] }, defaultConfiguration: { level: 'error' } }
}

function result({ ruleId, reason, place, fix, note, related }: Finding, ruleIndex: number): object {
  return {
    ruleId,
    ruleIndex,
    level: 'error',
    message: { text: note === undefined ? `${reason}.` : `${reason}. ${note}` },
    locations: [location(place)],
    relatedLocations: related?.map((other, id) => ({ id, message: { text: other.message }, ...location(other.place) })),
    fixes: fix === undefined ? undefined : [replacement(place, fix)],
  }
}

function location(place: Place): object {
  return { physicalLocation: { artifactLocation: artifact(place), region: region(place) } }
}

function replacement(place: Place, text: string): object {
  const replacements = [{ deletedRegion: region(place), insertedContent: { text } }]
  return { artifactChanges: [{ artifactLocation: artifact(place), replacements }] }
}

function artifact({ file }: Place): object {
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: 'ROOT' }
}

function region({ start, end }: Place): object {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
}
