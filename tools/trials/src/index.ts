export { measureAllocation } from './allocation.ts'
export { compile } from './compile.ts'
export { Random, type Point, type Rotation } from './random.ts'
export type { Measured } from './probe.ts'
