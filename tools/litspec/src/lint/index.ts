export { lint } from './lint.ts'
export { readEntries } from './readEntries.ts'
export { readTags } from './readTags.ts'
export type { TagReading } from './readTags.ts'
