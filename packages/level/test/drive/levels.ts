import type { Fields, LevelDriver } from '../../../../generated/drivers/level.ts'
import {
  type Chunk,
  ChunkStacks,
  ChunkSystem,
  levelFileChunks,
  LevelObject,
  loadLevel,
  memorySource,
  openWad,
  registerLevelHeader,
  releaseLevel,
  type Wad,
  writeChunkContainer,
  writeWad,
} from '../../src/index.ts'
import { fromText, toText } from '../bytes.ts'
import { levelParts } from '../level-parts.ts'
import { Broken, NotingPlatform } from '../noting-platform.ts'
import { pushWaiting } from '../waiting.ts'

type Level = LevelObject<string, string, string>

function fieldsOf(level: Level): Fields {
  const { glowDictionary, levelWorld, skylineDictionary, skylineModel } = level
  const { skyBoxDictionary, skyBoxModel, cloudBoxDictionary, cloudBoxModel } = level
  return {
    collisionMesh: level.collisionMesh?.flags.length,
    glowDictionary,
    levelWorld,
    skylineDictionary,
    skylineModel,
    skyBoxDictionary,
    skyBoxModel,
    cloudBoxDictionary,
    cloudBoxModel,
    occluders: level.occluders?.count,
  }
}

/** A level file with one chunk left out, one put behind, or the end cut off. */
function levelFile(without: number, extra: boolean, cutTo: number | undefined): Uint8Array {
  const chunks: Chunk[] = levelFileChunks(levelParts(2)).filter((_, i) => i !== without - 1)
  if (extra) chunks.push({ type: 0x20, data: fromText('nobody takes it') })
  return writeChunkContainer(chunks).slice(0, cutTo)
}

type Steps = 'openDisc' | 'disc' | 'lookup' | 'entrySize' | 'hasEntry' | 'dataRead'

export function driveLevels(): Omit<LevelDriver, Steps> {
  const platform = new NotingPlatform()
  const stacks = new ChunkStacks()
  const asked: string[] = []
  let wad: Wad
  let level: Level
  /** The mesh and the occluders of the level that was loaded. */
  let others = 0
  const files = {
    read: async (name: string) => {
      asked.push(name)
      return wad.read(name)
    },
  }
  const services = {
    resetLightGlows: () => void platform.notes.push('reset light glows'),
    clearCaptions: () => void platform.notes.push('clear captions'),
  }
  const load = async (name: string): Promise<void> => {
    level = await loadLevel(files, name, platform, stacks)
    others = [level.collisionMesh, level.occluders].filter(Boolean).length
    platform.destroyed = 0
  }
  return {
    levelOnDisc: async ({ name, without, extra, cutTo }) => {
      const { index, data } = writeWad([{ name, bytes: levelFile(without, extra, cutTo) }])
      wad = await openWad(memorySource(index), memorySource(data))
    },
    platform: ({ refused, stubborn }) => {
      platform.refused = refused
      platform.stubborn = stubborn
    },
    load: ({ name }) => load(name),
    loadLong: ({ characters }) => load('x'.repeat(characters)),
    construct: () => {
      level = new LevelObject(platform)
    },
    fields: () => fieldsOf(level),
    kept: () => [level.pathData, level.subtitles].flatMap((bytes) => (bytes === undefined ? [] : [toText(bytes)])),
    stacks: () => ({ chunks: stacks.chunkCount, objects: stacks.objectCount }),
    notes: () => platform.notes.splice(0),
    forget: () => {
      platform.notes = []
    },
    held: () => platform.held.length + (others > 0 ? others - platform.destroyed : 0),
    askedFor: () => asked,
    destroy: () => level.dispose(),
    leaveBlock: () => level[Symbol.dispose](),
    isDisposed: () => level.isDisposed,
    release: () => releaseLevel(level, services),
    releaseNothing: () => releaseLevel(undefined, services),
    releaseStubbornly: () =>
      releaseLevel(level, {
        ...services,
        resetLightGlows: () => {
          throw new Broken('light glows')
        },
      }),
    header: () => {
      const waiting = new ChunkStacks()
      pushWaiting(waiting)
      const system = new ChunkSystem()
      registerLevelHeader(system, platform)
      system.load(writeChunkContainer([{ type: 0x17, data: new Uint8Array(48) }]), waiting)
      return { top: waiting.peekChunk(), chunks: waiting.chunkCount, objects: waiting.objectCount }
    },
    turned: ({ walls }) => {
      const taker = new LevelObject(platform)
      taker.setOccluders(walls.map(([a, b, c, d]) => [a!, b!, c!, d!]))
      const { points } = taker.occluders!
      return { points: Array.from({ length: points.length / 3 }, (_, i) => pointAt(points, i * 3)) }
    },
  }
}

function pointAt(points: Float32Array, at: number): { x: number; y: number; z: number } {
  return { x: points[at]!, y: points[at + 1]!, z: points[at + 2]! }
}
