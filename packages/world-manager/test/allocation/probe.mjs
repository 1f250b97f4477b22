/** Run by allocation.test.ts, on the compiled package: what one call takes. */
import { measure, report } from '@coney/trials/probe'
import { createWorldManager, PoolBudget } from '@coney/world-manager'

const CALLS = 10_000

const world = () => ({ resetVisibility: () => {}, unload: () => {} })
const manager = await createWorldManager({
  budget: new PoolBudget(17_217_536),
  files: { has: () => true, size: () => 100_000 },
  loader: {
    loadGlobalData: () => {},
    readManifest: () => ({ worldHeapSize: 1000 }),
    loadWorld: world,
    loadLevel: () => ({}),
    releaseLevel: () => {},
  },
})
await manager.loadLevel('level1')

const out = { largestFree: 0 }
const sink = []

report({
  'the sector pool': measure(() => manager.sectorPool(out), CALLS),
  'the worlds': measure((i) => (sink[i] = manager.solidWorld ?? manager.dWorld), CALLS),
  'a reset of visibility': measure(() => manager.resetVisibility(), CALLS),
})
