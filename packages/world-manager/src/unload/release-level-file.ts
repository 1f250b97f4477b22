import { WORLD_LEVEL_POOL } from '../heap/pool-names.ts'
import type { ManagedWorld, WorldManifest } from '../interfaces/managed-world.ts'
import type { LevelParts, ManagerState } from '../manager-state.ts'
import { attempt } from './attempt.ts'

/** Takes the Lua pool off the stack, ends the level with its own pool on top, and gives that pool back. */
export function releaseLevelFile<World extends ManagedWorld, Level extends object, Manifest extends WorldManifest>(
  { heapStack, loader }: ManagerState<World, Level, Manifest>,
  parts: LevelParts<World, Level>,
  errors: unknown[],
): void {
  const { level, levelPool } = parts
  attempt(errors, () => heapStack.pop())
  const { depth } = heapStack
  heapStack.push(WORLD_LEVEL_POOL)
  if (level !== undefined) {
    attempt(errors, () => loader.releaseLevel(level))
    attempt(errors, () => loader.releasePathData?.(level))
  }
  heapStack.cutTo(depth)
  levelPool?.release()
  parts.level = undefined
  parts.levelPool = undefined
}
