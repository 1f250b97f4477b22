import { expect, test } from 'vitest'
import { createWorldManager, PoolBudget, type WorldManager } from '../src/index.ts'

const meta = { claims: ['world-manager/Choices.one-at-a-time'] }

test('who is ended by an unload cannot unload or load', { meta }, async () => {
  const codes: unknown[] = []
  const budget = new PoolBudget(1_000_000)
  const tried: Promise<void>[] = []
  const attempt = () => {
    tried.push(manager.loadLevel('level1').catch((error: { code: string }) => void codes.push(error.code)))
    manager.unload()
  }
  const manager: WorldManager = await createWorldManager({
    budget,
    files: { has: () => false, size: () => 100 },
    loader: {
      loadGlobalData: () => {},
      readManifest: () => ({ worldHeapSize: 1000 }),
      loadWorld: () => ({ resetVisibility: () => {}, unload: attempt }),
      loadLevel: () => ({}),
      releaseLevel: () => {},
    },
  })
  await manager.loadLevel('level1')
  expect(budget.used).toBe(101 + 262_144 + 1000)
  expect(() => manager.unload()).toThrow(expect.objectContaining({ code: 'Busy' }))
  await Promise.all(tried)
  expect(codes).toEqual(['Busy'])
  expect(budget.used).toBe(101)
  expect(manager.isBusy).toBe(false)
})
