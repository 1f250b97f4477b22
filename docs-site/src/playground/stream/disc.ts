import { memorySource, openWad, writeLevelFile, writeWad } from '@coney/level'
import type { Wad } from '@coney/level'
import { GLOBAL_DATA_FILE, writeWorldManifest } from '@coney/world-manager'
import { buildCollisionMesh } from '@coney/world-ray'
import { BLOCKS, groundOfCity, occludersOfCity, PARTS, sectorsOfCity, sizeOfPart, WORLD_HEAP } from './city.ts'

/** The one level of the disc. */
export const LEVEL = 'level1'

/** Writes a disc into memory, as the game has it: an index and an archive of files. */
export function writeDisc(): Promise<Wad> {
  const world = letters(JSON.stringify(sectorsOfCity()))
  const parts = Array.from({ length: PARTS }, (_, index) => sizeOfPart(index + 1))
  const { index, data } = writeWad([
    { name: GLOBAL_DATA_FILE, bytes: new Uint8Array(635_488) },
    { name: `${LEVEL}.lev`, bytes: levelFile() },
    {
      name: `${LEVEL}_sec.mem`,
      bytes: writeWorldManifest({ worldFileSize: world.length, worldHeapSize: WORLD_HEAP, parts }),
    },
    { name: `${LEVEL}_sec.wld`, bytes: world },
    ...parts.map(({ fileSize }, at) => ({ name: `${LEVEL}_ms${at + 1}.sec`, bytes: partFile(at + 1, fileSize) })),
  ])
  return openWad(memorySource(index), memorySource(data))
}

function levelFile(): Uint8Array {
  return writeLevelFile({
    occluders: occludersOfCity(),
    skyline: background('skyline'),
    skyBox: background('sky'),
    cloudBox: background('clouds'),
    glowDictionary: letters('glows'),
    levelWorld: letters('lights'),
    pathData: letters('paths'),
    mesh: buildCollisionMesh(groundOfCity()),
    subtitles: letters('subtitles'),
  })
}

/** A part: how many sectors it has, their numbers, and what is drawn there, which nobody looks at. */
function partFile(part: number, bytes: number): Uint8Array {
  const indices = BLOCKS.flatMap((block, index) => (block.part === part ? [index] : []))
  const words = new Uint32Array(bytes / 4)
  words.set([indices.length, ...indices])
  return new Uint8Array(words.buffer)
}

function background(name: string): { dictionary: Uint8Array; model: Uint8Array } {
  return { dictionary: letters(`${name} textures`), model: letters(`${name} model`) }
}

function letters(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
