import type { Finding, Project, UnitModel } from '../model/index.ts'
import { constantDuplicate } from './checks/constantDuplicate.ts'
import { constantMissing } from './checks/constantMissing.ts'
import { constantPackage } from './checks/constantPackage.ts'
import { constantUnknown } from './checks/constantUnknown.ts'
import { constantValue } from './checks/constantValue.ts'
import { functionDuplicate } from './checks/functionDuplicate.ts'
import { functionFile } from './checks/functionFile.ts'
import { functionMissing } from './checks/functionMissing.ts'
import { functionName } from './checks/functionName.ts'
import { functionPackage } from './checks/functionPackage.ts'
import { functionUnknown } from './checks/functionUnknown.ts'
import { functionWithoutCounterpart } from './checks/functionWithoutCounterpart.ts'
import { testsFocused } from './checks/testsFocused.ts'
import { testsSkipped } from './checks/testsSkipped.ts'
import { gather } from './gather.ts'
import type { Gathered } from './gather.ts'
import type { TagReading } from './readTags.ts'

type Check = (gathered: Gathered) => readonly Finding[]

/** Everything that is asked of the code, in both directions: of each tag, and of each row of the specification. */
const CHECKS: readonly Check[] = [
  functionUnknown,
  functionName,
  functionFile,
  functionPackage,
  functionWithoutCounterpart,
  functionDuplicate,
  functionMissing,
  constantUnknown,
  constantPackage,
  constantValue,
  constantDuplicate,
  constantMissing,
  testsFocused,
  testsSkipped,
]

/** Compares the tags of all packages with the units, and looks for tests that would not run. */
export function lint(project: Project, units: readonly UnitModel[]): TagReading {
  const gathered = gather(project, units)
  return {
    tags: [...gathered.functions, ...gathered.constants],
    findings: [...gathered.findings, ...CHECKS.flatMap((check) => check(gathered))],
  }
}
