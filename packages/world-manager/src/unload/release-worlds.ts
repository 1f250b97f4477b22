import type { ManagedWorld } from '../interfaces/managed-world.ts'
import type { HeldWorld, LevelParts } from '../manager-state.ts'
import { attempt } from './attempt.ts'

/** Unloads the s world, then the d world, and takes back all that they hold of the Sector Pool. */
export function releaseWorlds<World extends ManagedWorld, Level extends object>(
  parts: LevelParts<World, Level>,
  errors: unknown[],
): void {
  const { solidWorld, dWorld } = parts
  releaseWorld(solidWorld, errors)
  parts.solidWorld = undefined
  releaseWorld(dWorld, errors)
  parts.dWorld = undefined
}

function releaseWorld<World extends ManagedWorld>(held: HeldWorld<World> | undefined, errors: unknown[]): void {
  if (held === undefined) return
  attempt(errors, () => held.world.unload())
  held.room.close()
}
