import { readFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'

/** Where and when results were taken, and of what. */
export interface Environment {
  readonly date: string
  readonly processor: string
  readonly cores: number
  readonly system: string
  readonly node: string
  readonly v8: string
  readonly peers: Readonly<Record<string, string>>
}

const PEERS = ['@dimforge/rapier3d-compat', 'jolt-physics', 'cannon-es', 'three', 'three-mesh-bvh', 'remark-parse']

export function environment(date: Date): Environment {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  return {
    date: date.toISOString().slice(0, 10),
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
    v8: process.versions.v8,
    peers: Object.fromEntries(PEERS.map((peer) => [peer, manifest.dependencies[peer]!])),
  }
}
