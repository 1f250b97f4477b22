export { measureAllocation } from './allocation.ts'
export { Random, type Point, type Rotation } from './random.ts'
export type { Measured } from './probe.ts'
