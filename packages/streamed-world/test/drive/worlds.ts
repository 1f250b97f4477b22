import type { StreamedWorldDriver } from '../../../../generated/drivers/streamed-world.ts'
import type { StreamingDriver } from '../../../../generated/drivers/streaming.ts'
import {
  cancelPart,
  fadeSector,
  findPartToLoad,
  findPartToUnload,
  partDistance,
  releaseAtomic,
  requestPart,
  unloadPart,
} from '../../src/index.ts'
import { resetFadeIns } from '../../src/fade/reset-fade-ins.ts'
import { measurePending } from '../../src/search/pending-distance.ts'
import { destroyWorld } from '../../src/world/destroy-world.ts'
import type { Scene } from './scene.ts'

type Steps = StreamedWorldDriver & StreamingDriver

type Build = Pick<Steps, 'world' | 'row' | 'fields' | 'words' | 'table' | 'lists' | 'part' | 'state' | 'hasAtomic'>

/** How worlds are made, and what they look like. */
export function buildSteps(scene: Scene): Build {
  return {
    world: ({ name, sectors, parts, pvs }) => scene.add(name, sectors, parts, pvs),
    row: ({ world, count }) => {
      const point = { x: 0, y: 0, z: 0 }
      const sectors = Array.from({ length: count }, (_, index) => ({ index, part: 1, inf: point, sup: point }))
      scene.add(
        world,
        sectors.map((sector) => ({ ...sector, origin: point })),
        [{ fileSize: 100, heapSize: 1000 }],
        false,
      )
    },
    fields: ({ world }) => {
      const { reading, busy, readingSector, found, fellBack } = scene.get(world).world
      return { reading, busy, readingSector: readingSector?.index, found: found?.index, fellBack }
    },
    words: ({ world }) => scene.get(world).world.visible.words.length,
    table: ({ world }) => scene.get(world).world.table.map(({ index }) => index),
    lists: ({ world }) => scene.get(world).world.parts.map(({ sectors }) => sectors.map(({ index }) => index)),
    part: ({ world, number }) => {
      const { loaded, reservation, dictionary, failure } = scene.get(world).world.parts[number - 1]!
      return {
        loaded,
        held: reservation !== undefined,
        dictionary: dictionary !== undefined,
        failed: failure?.code === 'Unreadable',
      }
    },
    state: ({ world, index }) => scene.get(world).world.table[index]!.state,
    hasAtomic: ({ world, index }) => scene.get(world).world.table[index]!.atomic !== undefined,
  }
}

type Search = Pick<
  Steps,
  'camera' | 'cameras' | 'search' | 'fellBack' | 'drop' | 'pendingOf' | 'pending' | 'partDistance' | 'update' | 'urgent'
>

/** What is chosen. */
export function searchSteps(scene: Scene): Search {
  return {
    camera: ({ at }) => {
      scene.cameras = [at]
      Object.assign(scene.sight.camera, at)
    },
    cameras: ({ at }) => {
      scene.cameras = at
    },
    search: ({ world, drawDistance }) => findPartToLoad(scene.get(world).world, scene.cameras, drawDistance)?.index,
    fellBack: ({ world }) => scene.get(world).world.fellBack,
    drop: ({ world }) => findPartToUnload(scene.get(world).world, scene.cameras)?.number,
    pendingOf: ({ world }) => {
      const out = new Float32Array(1)
      measurePending(out, scene.cameras, scene.get(world).world, undefined)
      return out[0]!
    },
    pending: () => {
      scene.streamer.measurePending(scene.cameras)
      return scene.streamer.pendingDistance
    },
    partDistance: ({ world, part }) => partDistance(scene.get(world).world.parts[part - 1]!, scene.cameras),
    update: ({ drawDistance, filesBusy }) => scene.streamer.update(scene.cameras, drawDistance, filesBusy),
    urgent: () => scene.streamer.urgent,
  }
}

type Life = Pick<
  Steps,
  | 'room'
  | 'asked'
  | 'used'
  | 'files'
  | 'load'
  | 'request'
  | 'come'
  | 'breakOff'
  | 'cancel'
  | 'spoil'
  | 'strange'
  | 'refusePlace'
  | 'leaveOut'
  | 'use'
  | 'release'
  | 'unloadPart'
  | 'unload'
  | 'destroy'
  | 'did'
>

/** How parts come and go. */
export function lifeSteps(scene: Scene): Life {
  return {
    room: ({ bytes }) => {
      scene.room.capacity = bytes
    },
    asked: () => scene.room.asked,
    used: () => scene.room.used,
    files: () => scene.files,
    load: async ({ world: name, part: number }) => {
      const { world } = scene.get(name)
      const part = world.parts[number - 1]!
      if (!requestPart(world, part.sectors[0]!)) throw new Error(`No room for part ${number}`)
      await scene.end(name, part.fileSize)
    },
    request: ({ world: name, index }) => {
      const { world } = scene.get(name)
      return requestPart(
        world,
        world.sectors.find((sector) => sector.index === index)!,
      )
    },
    come: ({ world, bytes }) => scene.end(world, bytes),
    breakOff: ({ world }) => scene.end(world, undefined),
    cancel: ({ world }) => cancelPart(scene.get(world).world),
    spoil: () => scene.all().forEach(({ platform }) => (platform.spoilt = true)),
    strange: ({ indices }) => scene.all().forEach(({ platform }) => (platform.strange = indices)),
    refusePlace: ({ index }) => scene.all().forEach(({ platform }) => (platform.refused = index)),
    leaveOut: ({ world, index }) => void scene.get(world).platform.leftOut.add(index),
    use: ({ world: name, index, by }) => {
      const { world, platform } = scene.get(name)
      const atomic = world.table[index]!.atomic!
      if (by) platform.inUse.add(atomic)
      else platform.inUse.delete(atomic)
    },
    release: ({ world: name, index }) => {
      const { world, platform } = scene.get(name)
      return releaseAtomic(platform, world.table[index]!).index
    },
    unloadPart: ({ world: name, part }) => {
      const { world } = scene.get(name)
      return unloadPart(world, world.parts[part - 1]!)
    },
    unload: ({ world }) => scene.get(world).world.unload(),
    destroy: ({ world }) => destroyWorld(scene.get(world).world),
    did: () => scene.done.splice(0),
  }
}

type Fade = Pick<Steps, 'clock' | 'fadeEnd' | 'flags' | 'colours' | 'fade' | 'resetFades'>

/** How sectors appear. */
export function fadeSteps(scene: Scene): Fade {
  return {
    clock: ({ milliseconds }) => {
      scene.milliseconds = milliseconds
      for (const { platform } of scene.all()) platform.milliseconds = milliseconds
    },
    fadeEnd: ({ world, index }) => scene.get(world).world.table[index]!.fadeEnd,
    flags: ({ world, index }) => scene.get(world).world.table[index]!.atomic!.geometry.flags,
    colours: ({ world, index }) =>
      scene.get(world).world.table[index]!.atomic!.geometry.materials.map(({ colour }) => [...colour]),
    fade: ({ world, index }) => fadeSector(scene.get(world).world.table[index]!, scene.milliseconds),
    resetFades: ({ world }) => resetFadeIns(scene.get(world).world),
  }
}
