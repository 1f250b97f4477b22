/** Opens a disc and makes a world manager that reads from it. */
import { open, readFile } from 'node:fs/promises'
import { fileSource, loadLevel, memorySource, opaquePlatform, openWad, releaseLevel } from '@coney/level'
import { Sight, StreamedWorld } from '@coney/streamed-world'
import { createWorldManager, PoolBudget, readWorldManifest, SECTOR_POOL_BYTES } from '@coney/world-manager'

/** `clock()` tells milliseconds. `log` is told what happens to parts. */
export async function openGame(disc, clock, log) {
  const file = await open(disc.data)
  const wad = await openWad(memorySource(await readFile(disc.index)), await fileSource(file))
  const budget = new PoolBudget(SECTOR_POOL_BYTES)
  // What the two worlds of a level share; a level gets a new one.
  let sight = new Sight()

  const platform = {
    now: clock,
    async readPart(name, bytes) {
      const source = await wad.open(name)
      log.read(bytes)
      return source.read(0, bytes)
    },
    decodePart(bytes) {
      const [count, ...numbers] = new Uint32Array(bytes.slice().buffer)
      const atomics = numbers.slice(0, count).map((index) => ({ index, atomic: { geometry: house() } }))
      return { dictionary: bytes, atomics }
    },
    placeAtomic() {}, // scene.add
    isAtomicInUse: () => false,
    destroyFrame() {}, // scene.remove
    destroyAtomic() {}, // geometry.dispose
    destroyDictionary: () => log.dropped(),
  }

  const manager = await createWorldManager({
    budget,
    files: wad,
    loader: {
      loadGlobalData: (name) => wad.read(name),
      readManifest: async (world) => readWorldManifest(await wad.read(`${world}_sec.mem`)),
      async loadWorld(name, { parts }, room) {
        const sectors = JSON.parse(new TextDecoder().decode(await wad.read(`${name}_sec.wld`)))
        return new StreamedWorld({ name, sectors, parts }, { platform, room, sight })
      },
      loadLevel: (name) => loadLevel(wad, name, opaquePlatform),
      releaseLevel(level) {
        releaseLevel(level, { resetLightGlows() {}, clearCaptions() {} })
        sight = new Sight()
      },
    },
  })
  return { manager, budget, close: () => file.close() }
}

function house() {
  return { flags: 0, materials: [{ colour: new Uint8Array([200, 180, 160, 255]) }] }
}
