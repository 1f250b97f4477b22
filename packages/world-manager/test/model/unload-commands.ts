import { strictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { command } from './command.ts'
import type { Model } from './model.ts'
import { codeOf, type Real } from './real.ts'

/** What an unload ends, each of which can fail. */
const ENDS = ['flush', 'unload s', 'unload d', 'water', 'release', 'path data'] as const

function unload(model: Model, real: Real, keep: boolean, spoilt: string | undefined): void {
  const isLoading = model.load !== undefined
  const ended = isLoading ? [] : model.unload(keep)
  const isSpoilt = spoilt !== undefined && ended.includes(spoilt)
  model.see(`unload: ${isLoading ? 'Busy' : isSpoilt ? 'with an error' : ended.join(', ')}`)
  real.disc.spoilt = spoilt
  strictEqual(
    outcomeOf(() => real.manager.unload(keep)),
    isLoading ? 'Busy' : isSpoilt ? 'Spoilt' : 'ok',
  )
  real.disc.spoilt = undefined
}

function outcomeOf(action: () => void): string {
  try {
    action()
    return 'ok'
  } catch (error) {
    return codeOf(error)
  }
}

export const unloadCommands = [
  fc.boolean().map((keep) => command(`unload ${keep}`, (model, real) => unload(model, real, keep, undefined))),
  fc
    .tuple(fc.boolean(), fc.constantFrom(...ENDS))
    .map(([keep, spoilt]) =>
      command(`unload ${keep}, ${spoilt} fails`, (model, real) => unload(model, real, keep, spoilt)),
    ),
  fc.constant(
    command('water', (model, real) => {
      model.water = true
      real.manager.water = { release: () => real.disc.end('water') }
    }),
  ),
] as const
