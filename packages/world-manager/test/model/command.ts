import type { AsyncCommand } from 'fast-check'
import { agree } from './agree.ts'
import type { Model } from './model.ts'
import type { Real } from './real.ts'

/** Done to the model and to the manager; after it the two must agree. */
export type Act = (model: Model, real: Real) => Promise<void> | void

export function command(label: string, act: Act): AsyncCommand<Model, Real, true> {
  return {
    check: async () => true,
    run: async (model, real) => {
      await act(model, real)
      agree(model, real)
    },
    toString: () => label,
  }
}
