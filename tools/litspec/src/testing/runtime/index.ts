export { defineFindings } from './defineFindings.ts'
export { defineUnit } from './defineUnit.ts'
export { performCase } from './performCase.ts'
export type { Performance, Script } from './script.ts'
