export { conclude, examine, exitCodeOf, inspect, judge } from './judge/index.ts'
export type { EvidenceFile, Examination, Inspection, JudgeInput, Surroundings } from './judge/index.ts'
export { lint, readTags } from './lint/index.ts'
export type { TagReading } from './lint/index.ts'
export * from './model/index.ts'
export { readConfig, readUnit, readUnits, readWaivers } from './read/index.ts'
export type { ConfigReading, UnitReading, UnitsReading, WaiverReading } from './read/index.ts'
export {
  githubReport,
  jsonReport,
  sarifReport,
  STRENGTH_FILE,
  strengthsOf,
  strengthSources,
  strengthText,
  terminalReport,
  totalsLine,
  verdictText,
} from './report/index.ts'
export type { Measurement, Report } from './report/index.ts'
export { compareGenerated, writeGenerated } from './write/index.ts'
