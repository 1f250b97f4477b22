import type { Project } from '../../model/index.ts'
import type { EvidenceFile } from '../input.ts'
import { matching } from '../matching.ts'

/** The evidence that a project holds, parsed and not yet believed. */
export function evidenceFiles(project: Project): EvidenceFile[] {
  const globs = project.config.packages.map((folder) => `${folder}/.evidence/*.json`)
  return matching(project, globs).map(([file, text]) => ({ file, evidence: parse(text) }))
}

/** The paths that evidence names as its inputs, whatever else is wrong with it. */
export function inputsOf({ evidence }: EvidenceFile): string[] {
  const inputs = (evidence as { inputs?: unknown } | null | undefined)?.inputs
  return typeof inputs === 'object' && inputs !== null ? Object.keys(inputs) : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
