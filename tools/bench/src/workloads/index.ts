import type { Workload } from '../measure/contestant.ts'

/** A workload and how to prepare it. Peers are loaded only when they are measured. */
export interface NamedWorkload {
  readonly name: string
  readonly title: string
  /** What the table gives the time of. */
  readonly unit: string
  readonly prepare: () => Promise<Workload>
}

export const WORKLOADS: readonly NamedWorkload[] = [
  workload('box', 'One ray and one oriented box', 'ray', async () => (await import('./box.ts')).box()),
  workload('capsule', 'One ray and one upright capsule', 'ray', async () => (await import('./capsule.ts')).capsule()),
  workload('cast-500', '25 m among 500 bodies', 'ray', async () => (await import('./crowd.ts')).cast500()),
  workload('cast-5000', '25 m among 5,000 bodies', 'ray', async () => (await import('./crowd.ts')).cast5000()),
  workload('mesh-down', '5 m down on a mesh', 'ray', async () => (await import('./mesh.ts')).meshDown()),
  workload('mesh-across', '50 m across a mesh', 'ray', async () => (await import('./mesh.ts')).meshAcross()),
  workload('insert-500', 'A body leaves 500 and comes back', 'body', async () => moving('insert500')),
  workload('move-500', 'All of 500 bodies move', 'moved body', async () => moving('move500')),
  workload('move-5000', 'All of 5,000 bodies move', 'moved body', async () => moving('move5000')),
  workload('frame-500', '500 bodies move, then 64 rays', 'frame', async () => moving('frame500')),
  workload('settle', 'A step in which 64 objects settle', 'step', async () => (await import('./settle.ts')).settle()),
  workload('level', 'Reading a level file', 'file', async () => (await import('./level.ts')).level()),
  workload('wad', '10,000 lookups in an archive', '10,000 lookups', async () => (await import('./wad.ts')).wad()),
  workload('stream', 'A frame of 560 sectors', 'frame', async () => (await import('./stream.ts')).stream()),
  workload('litspec', 'Checking this specification', 'check', async () => (await import('./litspec.ts')).litspec()),
]

function workload(name: string, title: string, unit: string, prepare: NamedWorkload['prepare']): NamedWorkload {
  return { name, title, unit, prepare }
}

async function moving(name: 'insert500' | 'move500' | 'move5000' | 'frame500'): Promise<Workload> {
  return (await import('./moving.ts'))[name]()
}
