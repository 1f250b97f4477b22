import { expect, test } from 'vitest'
import { createWorldManager, PoolBudget } from '../../src/index.ts'

const INVALID = expect.objectContaining({ code: 'Invalid' })

test('names are as long as the buffers allow', { meta: { claims: ['world-manager/Choices.long-names'] } }, async () => {
  const asked: string[] = []
  const budget = new PoolBudget(1_000_000)
  const manager = await createWorldManager({
    budget,
    files: {
      has: () => false,
      size: (name) => {
        asked.push(name)
        return 100
      },
    },
    loader: {
      loadGlobalData: () => {},
      readManifest: () => ({ worldHeapSize: 0 }),
      loadWorld: () => ({ resetVisibility: () => {}, unload: () => {} }),
      loadLevel: (name) => ({ name }),
      releaseLevel: () => {},
    },
    worldName: (level) => level.slice(0, level.length < 200 ? level.length : 15),
  })
  await expect(manager.loadLevel('x'.repeat(251))).rejects.toEqual(INVALID)
  expect(asked).toEqual(['warriors.glr'])
  await manager.loadLevel('x'.repeat(250))
  expect(asked.at(-1)).toHaveLength(254)
  manager.unload()

  await expect(manager.loadLevel('y'.repeat(16))).rejects.toEqual(INVALID)
  await manager.loadLevel('y'.repeat(16), true)
  manager.unload()
  await manager.loadLevel('y'.repeat(15))
  manager.unload()
  expect(budget.used).toBe(101)
})
