export { compareGenerated } from './compareGenerated.ts'
export { writeGenerated } from './writeGenerated.ts'
