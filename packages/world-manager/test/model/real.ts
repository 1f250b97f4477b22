import { createWorldManager, PoolBudget, type Reservation, type WorldManager } from '../../src/index.ts'
import { settle } from '../settle.ts'
import { CAPACITY } from './files.ts'
import { GatedDisc, type GatedLevel, type GatedWorld } from './gated-disc.ts'

/** A manager and all that is around it. */
export class Real {
  readonly manager: WorldManager<GatedWorld, GatedLevel>
  readonly disc: GatedDisc
  readonly budget: PoolBudget
  readonly others = new Map<string, Reservation>()
  signal = { aborted: false }
  outcome: string | undefined

  constructor(manager: WorldManager<GatedWorld, GatedLevel>, disc: GatedDisc, budget: PoolBudget) {
    this.manager = manager
    this.disc = disc
    this.budget = budget
  }

  async begin(name: string, headerOnly: boolean): Promise<void> {
    this.signal = { aborted: false }
    this.manager.loadLevel(name, headerOnly, this.signal).then(
      () => {
        this.outcome = 'ok'
      },
      (error: unknown) => {
        this.outcome = codeOf(error)
      },
    )
    await settle()
  }

  /** Lets what is waited for go on, or fail. */
  async advance(error?: Error): Promise<void> {
    const { pending } = this.disc
    this.disc.pending = undefined
    if (error === undefined) pending!.go()
    else pending!.fail(error)
    await settle()
  }
}

export async function createReal(): Promise<Real> {
  const disc = new GatedDisc()
  const budget = new PoolBudget(CAPACITY)
  const making = createWorldManager({ budget, files: disc, loader: disc, flush: () => disc.end('flush') })
  disc.pending!.go()
  disc.pending = undefined
  return new Real(await making, disc, budget)
}

export function codeOf(error: unknown): string {
  return (error as { code: string }).code
}
