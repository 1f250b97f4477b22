import type { Finding, Project, Verdict } from '../model/index.ts'
import { compareFile } from '../write/index.ts'
import { verdictText } from './verdictText.ts'

/** Where the verdict stands, relative to the folder of generated files. */
export const VERDICT_FILE = 'verdict.txt'

/** Compares the committed verdict with the one that was reached. */
export function compareVerdict({ config, files }: Project, verdict: Verdict): Finding[] {
  const file = `${config.generated}/${VERDICT_FILE}`
  return compareFile(file, files.get(file), verdictText(verdict), 'Run `litspec gate` and commit what it writes.')
}
