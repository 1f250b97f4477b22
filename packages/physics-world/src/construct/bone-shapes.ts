/** One bone shape of a human: which bone it hangs from, where in that bone's frame, and how big it is, in metres. */
export interface BoneRow {
  readonly bone: number
  readonly offset: readonly [x: number, y: number, z: number]
  readonly radius: number
}

/** The bone segments of every human. Lower arms, shins and the spine. */
export const BONE_SEGMENTS: readonly (BoneRow & { readonly length: number })[] = [
  { bone: 3, offset: [-0.07, 0, 0.05], radius: 0.18, length: 0.38 },
  { bone: 24, offset: [0, 0, 0], radius: 0.07, length: 0.2 },
  { bone: 18, offset: [0, 0, 0], radius: 0.07, length: 0.2 },
  { bone: 32, offset: [0, 0, 0], radius: 0.1, length: 0.4 },
  { bone: 29, offset: [0, 0, 0], radius: 0.1, length: 0.4 },
]

/** The bone spheres of every human: the head, the hands and the feet. */
export const BONE_SPHERES: readonly BoneRow[] = [
  { bone: 6, offset: [0.05, 0, 0.03], radius: 0.15 },
  { bone: 25, offset: [0.08, 0, 0], radius: 0.09 },
  { bone: 19, offset: [0.08, 0, 0], radius: 0.09 },
  { bone: 33, offset: [0, 0, 0], radius: 0.15 },
  { bone: 30, offset: [0, 0, 0], radius: 0.15 },
]

/** The bones whose shapes are targets of strikes, too: the spine and the head. */
export const TARGET_BONES: readonly number[] = [3, 6]
