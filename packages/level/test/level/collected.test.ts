import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type LevelPlatform, readLevelFile, writeLevelFile } from '../../src/index.ts'
import { levelParts } from '../level-parts.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

interface Part {
  readonly bytes: Uint8Array
}

function platformOf(refs: WeakRef<object>[]): LevelPlatform<Part, Part, Part> {
  const read = (data: Uint8Array): Part => {
    const part = { bytes: data.slice() }
    refs.push(new WeakRef(part), new WeakRef(part.bytes))
    return part
  }
  return {
    readDictionary: read,
    readModel: read,
    readWorld: read,
    linkModel: () => {},
    destroyDictionary: () => {},
    destroyModel: () => {},
    destroyWorld: () => {},
  }
}

test(
  'a level that was destroyed keeps nothing alive, however long somebody keeps it',
  { timeout: 120_000, meta: { claims: ['level/Choices.nothing-left'] } },
  async () => {
    const refs: WeakRef<object>[] = []
    const level = readLevelFile(writeLevelFile(levelParts(3)), platformOf(refs))
    refs.push(new WeakRef(level.collisionMesh!), new WeakRef(level.collisionMesh!.vertices))
    refs.push(new WeakRef(level.occluders!), new WeakRef(level.pathData!), new WeakRef(level.subtitles!))
    const alive = (): number => refs.filter((ref) => ref.deref() !== undefined).length
    expect(alive()).toBe(21)
    await new Promise(setImmediate)
    collect()
    expect(alive()).toBe(21)
    level.dispose()
    for (let i = 0; i < 100 && alive() > 0; i++) {
      await new Promise(setImmediate)
      collect()
    }
    expect(alive()).toBe(0)
    expect(level.isDisposed).toBe(true)
  },
)
