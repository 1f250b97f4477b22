// Written by `litspec generate` from spec/units/level.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export interface Size {
  readonly name: string
  readonly size: number
}

export interface Entry {
  readonly offset: number
  readonly size: number
  readonly hash: number
}

export type Fault = 'NotFound' | 'Truncated' | 'Invalid' | 'NoRoom' | 'Broken'

export interface Fields {
  readonly collisionMesh: number | undefined
  readonly glowDictionary: string | undefined
  readonly levelWorld: string | undefined
  readonly skylineDictionary: string | undefined
  readonly skylineModel: string | undefined
  readonly skyBoxDictionary: string | undefined
  readonly skyBoxModel: string | undefined
  readonly cloudBoxDictionary: string | undefined
  readonly cloudBoxModel: string | undefined
  readonly occluders: number | undefined
}

export interface Stacks {
  readonly chunks: number
  readonly objects: number
}

export interface DiscGivens {
  readonly files: readonly Size[]
}

export interface LookupGivens {
  readonly name: string
}

export interface EntrySizeGivens {
  readonly name: string
}

export interface HasEntryGivens {
  readonly name: string
}

export interface OpenDiscGivens {
  readonly index: string
  readonly dataSize: number
}

export interface LevelOnDiscGivens {
  readonly name: string
  readonly without: number
  readonly extra: boolean
  readonly cutTo: number | undefined
}

export interface PlatformGivens {
  readonly refused: string
  readonly stubborn: string
}

export interface LoadGivens {
  readonly name: string
}

export interface LoadLongGivens {
  readonly characters: number
}

export interface HeaderResult {
  readonly top: number
  readonly chunks: number
  readonly objects: number
}

export interface TurnedGivens {
  readonly walls: readonly (readonly Vec3[])[]
}

export interface TurnedResult {
  readonly points: readonly Vec3[]
}

/** What the cases of `Level file and level object` call; a fresh driver is made for each case. */
export interface LevelDriver {
  /**
   * `disc(files: Size[] = [{ name: "./ee_files/level1.lev", size: 100 }, { name: "./ee_files/warriors.glr", size: 200 }, { name: "./ee_files/a.pak", size: 300 }])`
   *
   * Checks:
   * - `level/Wad_FindEntry.the-entry`: The entry
   * - `level/Wad_FindEntry.any-case`: Any case
   * - `level/Choices.the-folder`: The folder
   * - `level/Wad_Open.the-index`: The index
   * - `level/Wad_GetEntrySize.the-size`: The size
   * - `level/Choices.not-there`: Not there
   * - `level/Wad_HasEntry.found-or-not`: Found or not
   * - `level/Wad_Open.the-data`: The data
   */
  readonly disc: (givens: DiscGivens) => void | Promise<void>
  /**
   * `lookup(name: text) → Entry`
   *
   * Checks:
   * - `level/Wad_FindEntry.the-entry`: The entry
   * - `level/Wad_FindEntry.any-case`: Any case
   * - `level/Choices.the-folder`: The folder
   * - `level/Wad_Open.the-index`: The index
   * - `level/Choices.not-there`: Not there
   * - `level/Wad_HasEntry.found-or-not`: Found or not
   * - `level/Wad_Open.the-data`: The data
   */
  readonly lookup: (givens: LookupGivens) => Entry | Promise<Entry>
  /**
   * `entrySize(name: text) → u32`
   *
   * Checks:
   * - `level/Wad_GetEntrySize.the-size`: The size
   * - `level/Choices.not-there`: Not there
   * - `level/Choices.the-folder`: The folder
   * - `level/Wad_Open.the-index`: The index
   */
  readonly entrySize: (givens: EntrySizeGivens) => number | Promise<number>
  /**
   * `hasEntry(name: text) → bool`
   *
   * Checks:
   * - `level/Wad_HasEntry.found-or-not`: Found or not
   * - `level/Choices.not-there`: Not there
   * - `level/Choices.the-folder`: The folder
   */
  readonly hasEntry: (givens: HasEntryGivens) => boolean | Promise<boolean>
  /**
   * `dataRead() → u32`
   *
   * Checks:
   * - `level/Wad_Open.the-data`: The data
   * - `level/Wad_Open.the-index`: The index
   * - `wad/Choices.outside`
   */
  readonly dataRead: () => number | Promise<number>
  /**
   * `openDisc(index: text, dataSize: f64)`
   *
   * Checks:
   * - `level/Wad_Open.the-index`: The index
   * - `wad/Choices.outside`
   * - `wad/Choices.cut-off`
   * - `wad/Choices.too-long`
   */
  readonly openDisc: (givens: OpenDiscGivens) => void | Promise<void>
  /**
   * `levelOnDisc(name: text = "level1.lev", without: u32 = 0, extra: bool = false, cutTo: u32 | none = none)`
   *
   * Checks:
   * - `level/WorldLevel_Load.the-chunks`: The chunks
   * - `level/WorldLevel_Load.the-level`: The level
   * - `level/LevelObject_Construct.nothing-in-it`: Nothing in it
   * - `level/LevelObject_SetOccluders.kept`: Kept
   * - `level/LevelHeader_RegisterChunkHandler.on-loading`: On loading
   * - `level/WorldLevel_Load.file-name`: File name
   * - `level/WorldLevel_Load.the-file`: The file
   * - `level/Choices.kept-chunks`: Kept chunks
   * - `level/Choices.no-file`: No file
   * - `level/Choices.long-name`: Long name
   * - `level/Choices.cut-off`: Cut off
   * - `level/Choices.nothing-half-built`: Nothing half-built
   * - `level/Choices.no-level`: No level
   * - `level/Choices.left-over`: Left over
   * - `level/LevelObject_Destroy.mesh-first`: Mesh first
   * - `level/LevelObject_Destroy.occluders-second`: Occluders second
   * - `level/LevelObject_Destroy.world-third`: World third
   * - `level/LevelObject_Destroy.glows-fourth`: Glows fourth
   * - `level/LevelObject_Destroy.skyline-fifth`: Skyline fifth
   * - `level/LevelObject_Destroy.sky-box-sixth`: Sky box sixth
   * - `level/LevelObject_Destroy.cloud-box-last`: Cloud box last
   * - `level/LevelObject_Destroy.models-before-dictionaries`: Models before dictionaries
   * - `level/LevelObject_Destroy.not-as-linked`: Not as linked
   * - `level/Choices.nothing-left`: Nothing left
   * - `level/Choices.once`: Once
   * - `level/Choices.end-of-a-block`: End of a block
   * - `level/Choices.to-the-end`: To the end
   * - `level/WorldLevel_Release.glows-first`: Glows first
   * - `level/WorldLevel_Release.then-captions`: Then captions
   * - `level/WorldLevel_Release.then-the-level`: Then the level
   */
  readonly levelOnDisc: (givens: LevelOnDiscGivens) => void | Promise<void>
  /**
   * `platform(refused: text = "", stubborn: text = "")`
   *
   * Checks:
   * - `level/Choices.nothing-half-built`: Nothing half-built
   * - `level/Choices.to-the-end`: To the end
   */
  readonly platform: (givens: PlatformGivens) => void | Promise<void>
  /**
   * `load(name: text = "level1")`
   *
   * Checks:
   * - `level/WorldLevel_Load.the-chunks`: The chunks
   * - `level/WorldLevel_Load.the-level`: The level
   * - `level/LevelObject_Construct.nothing-in-it`: Nothing in it
   * - `level/LevelObject_SetOccluders.kept`: Kept
   * - `level/LevelHeader_RegisterChunkHandler.on-loading`: On loading
   * - `level/WorldLevel_Load.file-name`: File name
   * - `level/WorldLevel_Load.the-file`: The file
   * - `level/Choices.kept-chunks`: Kept chunks
   * - `level/Choices.no-file`: No file
   * - `level/Choices.cut-off`: Cut off
   * - `level/Choices.nothing-half-built`: Nothing half-built
   * - `level/Choices.no-level`: No level
   * - `level/Choices.left-over`: Left over
   * - `level/LevelObject_Destroy.mesh-first`: Mesh first
   * - `level/LevelObject_Destroy.occluders-second`: Occluders second
   * - `level/LevelObject_Destroy.world-third`: World third
   * - `level/LevelObject_Destroy.glows-fourth`: Glows fourth
   * - `level/LevelObject_Destroy.skyline-fifth`: Skyline fifth
   * - `level/LevelObject_Destroy.sky-box-sixth`: Sky box sixth
   * - `level/LevelObject_Destroy.cloud-box-last`: Cloud box last
   * - `level/LevelObject_Destroy.models-before-dictionaries`: Models before dictionaries
   * - `level/LevelObject_Destroy.not-as-linked`: Not as linked
   * - `level/Choices.nothing-left`: Nothing left
   * - `level/Choices.once`: Once
   * - `level/Choices.end-of-a-block`: End of a block
   * - `level/Choices.to-the-end`: To the end
   * - `level/WorldLevel_Release.glows-first`: Glows first
   * - `level/WorldLevel_Release.then-captions`: Then captions
   * - `level/WorldLevel_Release.then-the-level`: Then the level
   */
  readonly load: (givens: LoadGivens) => void | Promise<void>
  /**
   * `loadLong(characters: u32)`
   *
   * Checks:
   * - `level/Choices.long-name`: Long name
   */
  readonly loadLong: (givens: LoadLongGivens) => void | Promise<void>
  /**
   * `construct()`
   *
   * Checks:
   * - `level/LevelObject_Construct.nothing-in-it`: Nothing in it
   * - `level/Choices.missing-parts`: Missing parts
   */
  readonly construct: () => void | Promise<void>
  /**
   * `fields() → Fields`
   *
   * Checks:
   * - `level/WorldLevel_Load.the-chunks`: The chunks
   * - `level/WorldLevel_Load.the-level`: The level
   * - `level/LevelObject_Construct.nothing-in-it`: Nothing in it
   * - `level/LevelObject_SetOccluders.kept`: Kept
   * - `level/LevelHeader_RegisterChunkHandler.on-loading`: On loading
   * - `level/WorldLevel_Load.file-name`: File name
   * - `level/WorldLevel_Load.the-file`: The file
   * - `level/Choices.nothing-left`: Nothing left
   * - `level/LevelObject_Destroy.mesh-first`: Mesh first
   * - `level/Choices.to-the-end`: To the end
   */
  readonly fields: () => Fields | Promise<Fields>
  /**
   * `kept() → text[]`
   *
   * Checks:
   * - `level/Choices.kept-chunks`: Kept chunks
   */
  readonly kept: () => readonly string[] | Promise<readonly string[]>
  /**
   * `stacks() → Stacks`
   *
   * Checks:
   * - `level/WorldLevel_Load.the-chunks`: The chunks
   * - `level/WorldLevel_Load.the-level`: The level
   * - `level/LevelObject_Construct.nothing-in-it`: Nothing in it
   * - `level/LevelObject_SetOccluders.kept`: Kept
   * - `level/LevelHeader_RegisterChunkHandler.on-loading`: On loading
   * - `level/Choices.cut-off`: Cut off
   * - `level/Choices.nothing-half-built`: Nothing half-built
   * - `level/Choices.no-level`: No level
   * - `level/Choices.left-over`: Left over
   */
  readonly stacks: () => Stacks | Promise<Stacks>
  /**
   * `notes() → text[]`
   *
   * Checks:
   * - `level/Choices.nothing-half-built`: Nothing half-built
   * - `level/LevelObject_Destroy.mesh-first`: Mesh first
   * - `level/LevelObject_Destroy.occluders-second`: Occluders second
   * - `level/LevelObject_Destroy.world-third`: World third
   * - `level/LevelObject_Destroy.glows-fourth`: Glows fourth
   * - `level/LevelObject_Destroy.skyline-fifth`: Skyline fifth
   * - `level/LevelObject_Destroy.sky-box-sixth`: Sky box sixth
   * - `level/LevelObject_Destroy.cloud-box-last`: Cloud box last
   * - `level/LevelObject_Destroy.models-before-dictionaries`: Models before dictionaries
   * - `level/LevelObject_Destroy.not-as-linked`: Not as linked
   * - `level/Choices.once`: Once
   * - `level/Choices.missing-parts`: Missing parts
   * - `level/WorldLevel_Release.glows-first`: Glows first
   * - `level/WorldLevel_Release.then-captions`: Then captions
   * - `level/WorldLevel_Release.then-the-level`: Then the level
   * - `level/Choices.no-level-to-release`: No level to release
   */
  readonly notes: () => readonly string[] | Promise<readonly string[]>
  /**
   * `forget()`
   *
   * Checks:
   * - `level/Choices.once`: Once
   * - `level/WorldLevel_Release.glows-first`: Glows first
   * - `level/WorldLevel_Release.then-captions`: Then captions
   * - `level/WorldLevel_Release.then-the-level`: Then the level
   */
  readonly forget: () => void | Promise<void>
  /**
   * `held() → u32`
   *
   * Checks:
   * - `level/LevelObject_Construct.nothing-in-it`: Nothing in it
   * - `level/Choices.no-file`: No file
   * - `level/Choices.cut-off`: Cut off
   * - `level/Choices.nothing-half-built`: Nothing half-built
   * - `level/Choices.no-level`: No level
   * - `level/Choices.kept-chunks`: Kept chunks
   * - `level/Choices.left-over`: Left over
   * - `level/Choices.nothing-left`: Nothing left
   * - `level/LevelObject_Destroy.mesh-first`: Mesh first
   * - `level/Choices.once`: Once
   * - `level/Choices.end-of-a-block`: End of a block
   * - `level/Choices.to-the-end`: To the end
   * - `level/WorldLevel_Release.glows-first`: Glows first
   * - `level/WorldLevel_Release.then-captions`: Then captions
   * - `level/WorldLevel_Release.then-the-level`: Then the level
   */
  readonly held: () => number | Promise<number>
  /**
   * `askedFor() → text[]`
   *
   * Checks:
   * - `level/WorldLevel_Load.file-name`: File name
   * - `level/WorldLevel_Load.the-file`: The file
   * - `level/Choices.long-name`: Long name
   */
  readonly askedFor: () => readonly string[] | Promise<readonly string[]>
  /**
   * `destroy()`
   *
   * Checks:
   * - `level/Choices.kept-chunks`: Kept chunks
   * - `level/LevelObject_Destroy.mesh-first`: Mesh first
   * - `level/LevelObject_Destroy.occluders-second`: Occluders second
   * - `level/LevelObject_Destroy.world-third`: World third
   * - `level/LevelObject_Destroy.glows-fourth`: Glows fourth
   * - `level/LevelObject_Destroy.skyline-fifth`: Skyline fifth
   * - `level/LevelObject_Destroy.sky-box-sixth`: Sky box sixth
   * - `level/LevelObject_Destroy.cloud-box-last`: Cloud box last
   * - `level/LevelObject_Destroy.models-before-dictionaries`: Models before dictionaries
   * - `level/LevelObject_Destroy.not-as-linked`: Not as linked
   * - `level/Choices.nothing-left`: Nothing left
   * - `level/Choices.once`: Once
   * - `level/Choices.missing-parts`: Missing parts
   * - `level/Choices.to-the-end`: To the end
   */
  readonly destroy: () => void | Promise<void>
  /**
   * `leaveBlock()`
   *
   * Checks:
   * - `level/Choices.once`: Once
   * - `level/Choices.end-of-a-block`: End of a block
   */
  readonly leaveBlock: () => void | Promise<void>
  /**
   * `isDisposed() → bool`
   *
   * Checks:
   * - `level/Choices.nothing-left`: Nothing left
   * - `level/LevelObject_Destroy.mesh-first`: Mesh first
   * - `level/Choices.end-of-a-block`: End of a block
   * - `level/Choices.missing-parts`: Missing parts
   * - `level/Choices.to-the-end`: To the end
   */
  readonly isDisposed: () => boolean | Promise<boolean>
  /**
   * `release()`
   *
   * Checks:
   * - `level/WorldLevel_Release.glows-first`: Glows first
   * - `level/WorldLevel_Release.then-captions`: Then captions
   * - `level/WorldLevel_Release.then-the-level`: Then the level
   */
  readonly release: () => void | Promise<void>
  /**
   * `releaseNothing()`
   *
   * Checks:
   * - `level/Choices.no-level-to-release`: No level to release
   * - `level/WorldLevel_Release.then-the-level`: Then the level
   */
  readonly releaseNothing: () => void | Promise<void>
  /**
   * `releaseStubbornly()`
   *
   * Checks:
   * - `level/Choices.to-the-end`: To the end
   */
  readonly releaseStubbornly: () => void | Promise<void>
  /**
   * `header() → (top: u32, chunks: u32, objects: u32)`
   *
   * Checks:
   * - `level/LevelHeader_RegisterChunkHandler.on-loading`: On loading
   * - `level/LevelHeader_RegisterChunkHandler.read-as-bytes`: Read as bytes
   */
  readonly header: () => HeaderResult | Promise<HeaderResult>
  /**
   * `turned(walls: vec3[][]) → points: vec3[]`
   *
   * Checks:
   * - `level/LevelObject_SetOccluders.kept`: Kept
   * - `level/LevelObject_SetOccluders.turned`: Turned
   */
  readonly turned: (givens: TurnedGivens) => TurnedResult | Promise<TurnedResult>
}
