export { exitCodeOf } from './exitCode.ts'
export type { EvidenceFile, JudgeInput } from './input.ts'
export { judge } from './judge.ts'
