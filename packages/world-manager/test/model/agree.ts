import { deepStrictEqual } from 'node:assert/strict'
import { CAPACITY } from './files.ts'
import type { Model } from './model.ts'
import type { Real } from './real.ts'

/** Compares all that can be seen of a manager with its model. */
export function agree(model: Model, { manager, disc, budget, outcome }: Real): void {
  const out = { largestFree: -1 }
  deepStrictEqual(manager.sectorPool(out), budget)
  const seen = {
    taken: budget.reservations().map(({ name, bytes }) => ({ name, bytes })),
    used: budget.used,
    free: out.largestFree,
    stack: manager.heapStack.pools(),
    loading: manager.isBusy,
    waitsFor: disc.pending?.what,
    outcome,
    level: manager.level?.name,
    solid: manager.solidWorld && disc.worlds.indexOf(manager.solidWorld),
    d: manager.dWorld && disc.worlds.indexOf(manager.dWorld),
    water: manager.water !== undefined,
    packs: manager.packs,
    latch: manager.nothingMoreToLoad,
    priority: manager.loadPriority,
    worlds: disc.worlds.map(({ name, marked }) => ({ name, marked })),
  }
  deepStrictEqual(seen, {
    taken: model.taken.map(({ name, bytes }) => ({ name, bytes })),
    used: model.used(),
    free: CAPACITY - model.used(),
    stack: model.stack,
    loading: model.load !== undefined,
    waitsFor: model.load?.waitsFor,
    outcome: model.outcome,
    level: model.level,
    solid: model.solid,
    d: model.d,
    water: model.water,
    packs: model.packs,
    latch: model.latch,
    priority: model.priority,
    worlds: model.worlds.map(({ name, marked }) => ({ name, marked })),
  })
}
