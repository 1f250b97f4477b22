import { strictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { command } from './command.ts'

export const smallCommands = [
  fc.constantFrom('train', 'bus').map((name) =>
    command(`queue ${name}`, (model, real) => {
      model.packs = [...model.packs, name]
      real.manager.queuePack(name)
    }),
  ),
  fc.constant(
    command('take a pack', (model, real) => {
      const [first, ...others] = model.packs
      model.packs = others
      strictEqual(real.manager.takePack(), first)
    }),
  ),
  fc.float({ noNaN: true }).map((scale) =>
    command(`priority ${scale}`, (model, real) => {
      model.priority = scale
      real.manager.setLoadPriority(scale)
    }),
  ),
  fc.nat({ max: 3 }).map((pick) =>
    command(`mark world -${pick}`, (model, real) => {
      const number = model.worlds.length - 1 - pick
      if (number < 0) return
      model.latch = true
      real.manager.nothingMoreToLoad = true
      model.worlds[number]!.marked = true
      real.disc.worlds[number]!.marked = true
    }),
  ),
  fc.constant(
    command('reset visibility', (model, real) => {
      model.latch = false
      for (const number of [model.solid, model.d]) if (number !== undefined) model.worlds[number]!.marked = false
      real.manager.resetVisibility()
    }),
  ),
] as const
