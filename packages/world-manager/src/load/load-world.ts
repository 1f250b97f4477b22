import { reserveOrRefuse } from '../budget/reserve-or-refuse.ts'
import { WorldRoom } from '../budget/world-room.ts'
import type { CancelSignal } from '../interfaces/level-loader.ts'
import type { ManagedWorld, WorldManifest } from '../interfaces/managed-world.ts'
import type { HeldWorld, ManagerState } from '../manager-state.ts'
import { unsignedSize } from '../pools/unsigned-size.ts'
import { refuseCancelled } from './refuse-cancelled.ts'

/** Reads the manifest of a world, reserves its memory and reads the world. Gives the memory back when that fails. */
export async function loadWorld<World extends ManagedWorld, Level extends object, Manifest extends WorldManifest>(
  { budget, loader }: ManagerState<World, Level, Manifest>,
  name: string,
  signal: CancelSignal | undefined,
): Promise<HeldWorld<World>> {
  const manifest = await loader.readManifest(name)
  refuseCancelled(signal)
  const room = new WorldRoom(budget)
  reserveOrRefuse(room, name, unsignedSize(manifest.worldHeapSize, name))
  try {
    return { world: await loader.loadWorld(name, manifest, room), room }
  } catch (error) {
    room.close()
    throw error
  }
}
