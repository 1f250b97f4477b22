import type { Room } from '../budget/room.ts'
import type { Eventually } from './eventually.ts'
import type { ManagedWorld, WorldManifest } from './managed-world.ts'

/**
 * What reads files for the manager, and ends what came out of them. Names are bare: `level1s` for a world, `level1` for a level.
 *
 * An error that one of these throws ends the load and comes out of it as it is.
 */
export interface LevelLoader<
  World extends ManagedWorld = ManagedWorld,
  Level extends object = object,
  Manifest extends WorldManifest = WorldManifest,
> {
  /** Reads the global data, once. */
  loadGlobalData(file: string): Eventually<void>
  /** Reads how large a world and its parts are. */
  readManifest(world: string): Eventually<Manifest>
  /** Reads a world. It takes the memory of its parts out of `room`. */
  loadWorld(world: string, manifest: Manifest, room: Room): Eventually<World>
  /** Reads a level file. */
  loadLevel(level: string): Eventually<Level>
  /** Ends a level: resets the glows, clears the captions and destroys what was read, in this order. */
  releaseLevel(level: Level): void
  /** Drops the path data that came with a level, after the rest. Not needed where they go with it. */
  releasePathData?(level: Level): void
}

/** Tells whether somebody called off what is going on. An `AbortSignal` is one. */
export interface CancelSignal {
  /** Whether it was called off. A load looks between two files. */
  readonly aborted: boolean
}
