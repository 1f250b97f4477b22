export { defineFindings } from './defineFindings.ts'
export { defineUnit } from './defineUnit.ts'
