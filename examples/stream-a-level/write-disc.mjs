/** Writes a disc into a folder: an index and an archive, as the game has them, with two levels that are made up. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeLevelFile, writeWad } from '@coney/level'
import { writeWorldManifest } from '@coney/world-manager'
import { buildCollisionMesh } from '@coney/world-ray'
import { createCity, sectorsOf, trianglesOf, wallsOf } from './city.mjs'

/** Bytes of the files of parts, and of what they become. */
const PART_FILE = 24_000
const PART_HEAP = 410_000

/** Writes the disc and answers the paths of its two files. */
export async function writeDisc(folder) {
  const [big, small] = [createCity(24, 4), createCity(6, 3)]
  const { index, data } = writeWad([
    { name: 'warriors.glr', bytes: new Uint8Array(635_488) },
    ...level('level1', big, ['level1s', 'level1d']),
    ...level('level2', small, ['level2']),
  ])
  const paths = { index: join(folder, 'WARRIORS.DIR'), data: join(folder, 'WARRIORS.WAD') }
  await Promise.all([writeFile(paths.index, index), writeFile(paths.data, data)])
  return { ...paths, bytes: data.length }
}

function level(name, city, worlds) {
  const bytes = writeLevelFile({
    occluders: wallsOf(city),
    skyline: background('skyline'),
    skyBox: background('sky'),
    cloudBox: background('clouds'),
    glowDictionary: letters('glows'),
    levelWorld: letters('lights'),
    pathData: letters('paths'),
    mesh: buildCollisionMesh(trianglesOf(city)),
    subtitles: letters('subtitles'),
  })
  return [{ name: `${name}.lev`, bytes }, ...worlds.flatMap((world, i) => worldFiles(world, city, i))]
}

/** A world: its manifest, its sectors (here as JSON, in the game as a world of RenderWare), and its parts. */
function worldFiles(name, city, number) {
  const sectors = sectorsOf(city)
  const world = letters(JSON.stringify(sectors))
  // The d world has less in it.
  const parts = Array.from({ length: city.parts }, (_, i) => ({
    fileSize: PART_FILE + 1_000 * (i % 5),
    heapSize: (PART_HEAP + 4_096 * (i % 7)) >> number,
  }))
  const manifest = writeWorldManifest({ worldFileSize: world.length, worldHeapSize: 485_812 >> number, parts })
  return [
    { name: `${name}_sec.mem`, bytes: manifest },
    { name: `${name}_sec.wld`, bytes: world },
    ...parts.map(({ fileSize }, i) => ({ name: `${name}_ms${i + 1}.sec`, bytes: partFile(sectors, i + 1, fileSize) })),
  ]
}

/** A part: how many sectors it has, their numbers, and what is drawn there, which nobody looks at. */
function partFile(sectors, part, bytes) {
  const indices = sectors.filter((sector) => sector.part === part).map(({ index }) => index)
  const words = new Uint32Array(bytes / 4)
  words.set([indices.length, ...indices])
  return new Uint8Array(words.buffer)
}

function background(name) {
  return { dictionary: letters(`${name} textures`), model: letters(`${name} model`) }
}

function letters(text) {
  return new TextEncoder().encode(text)
}
