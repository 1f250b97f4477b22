/** How many times as fast as a peer a workload is meant to be. */
export interface Target {
  readonly workload: string
  readonly peer: string
  readonly times: number
}

export const TARGETS: readonly Target[] = [
  { workload: 'box', peer: 'jolt', times: 8 },
  { workload: 'box', peer: 'rapier', times: 20 },
  { workload: 'box', peer: 'three', times: 4.5 },
  { workload: 'capsule', peer: 'jolt', times: 8 },
  { workload: 'capsule', peer: 'rapier', times: 20 },
  { workload: 'cast-500', peer: 'jolt', times: 8 },
  { workload: 'cast-500', peer: 'rapier', times: 20 },
  { workload: 'cast-5000', peer: 'jolt', times: 7 },
  { workload: 'cast-5000', peer: 'rapier', times: 16 },
  { workload: 'mesh-down', peer: 'jolt', times: 3.5 },
  { workload: 'mesh-down', peer: 'rapier', times: 6 },
  { workload: 'mesh-down', peer: 'three-mesh-bvh (SAH)', times: 3.7 },
  { workload: 'mesh-across', peer: 'jolt', times: 2 },
  { workload: 'mesh-across', peer: 'rapier', times: 2.8 },
  { workload: 'mesh-across', peer: 'three-mesh-bvh (SAH)', times: 1.8 },
]
