export { lint } from './lint.ts'
export { readTags } from './readTags.ts'
