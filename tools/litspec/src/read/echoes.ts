import type { Finding, RuleId } from '../model/index.ts'

/** Says that something is nowhere in the document. */
const ABSENCES: ReadonlySet<RuleId> = new Set(['functions/no-claims', 'types/unknown'])

/** The findings of one document without those that only repeat what another one already explains. */
export function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const causes = findings.filter(({ ruleId }) => Object.hasOwn(EXPLAINS, ruleId))
  return findings.filter((finding) => !causes.some((cause) => EXPLAINS[cause.ruleId]?.(cause, finding)))
}

/** What a finding explains: what it hides is not absent, and what it cuts off is not wrong. */
const EXPLAINS: Partial<Record<RuleId, (cause: Finding, finding: Finding) => boolean>> = {
  'front-matter/missing': (cause, finding) => finding !== cause,
  'fence/unclosed': (cause, finding) => isAbsence(finding) || isBehind(finding, cause),
  'fence/language': (_, finding) => isAbsence(finding),
  'unit/html': (_, finding) => isAbsence(finding),
  'claims/not-an-item': (_, finding) => isAbsence(finding),
}

function isAbsence({ ruleId }: Finding): boolean {
  return ABSENCES.has(ruleId)
}

function isBehind({ ruleId, place }: Finding, cause: Finding): boolean {
  return !ruleId.startsWith('fence/') && place.start.offset > cause.place.start.offset
}

/** Rules whose findings leave it open which claims a document makes. */
const OF_CLAIMS = /^(?:unit|front-matter|section|fence|table|functions|claims)\//

/** Files whose claims are not all known, because of what is wrong with them. */
export function unsureFiles(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.filter(({ ruleId }) => OF_CLAIMS.test(ruleId)).map(({ place }) => place.file))
}
