export { compareFile, compareGenerated } from './compareGenerated.ts'
export { printJson } from './printJson.ts'
export type { Json } from './printJson.ts'
export { writeGenerated } from './writeGenerated.ts'
