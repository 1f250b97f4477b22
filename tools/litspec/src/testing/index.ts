export { EvidenceReporter } from './evidence/reporter.ts'
export { litspec } from './plugin/litspec.ts'
