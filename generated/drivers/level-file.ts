// Written by `litspec generate` from spec/units/level-file.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export interface Chunk {
  readonly type: number
  readonly data: string
  readonly id: number
}

export interface Counted {
  readonly chunks: number
  readonly objects: number
}

export type Fault = 'Truncated' | 'Invalid' | 'NoRoom'

export interface Field {
  readonly levelWorld: string
  readonly glowDictionary: string
  readonly cloudBox: readonly string[]
  readonly skyBox: readonly string[]
  readonly skyline: readonly string[]
  readonly triangles: number
  readonly points: readonly Vec3[]
}

export interface ContainerGivens {
  readonly chunks: readonly Chunk[]
  readonly id: number
}

export interface BytesOfGivens {
  readonly bytes: string
}

export interface CutContainerGivens {
  readonly size: number
}

export interface OnLoadingGivens {
  readonly type: number
  readonly pops: readonly number[]
  readonly makes: string
}

export interface ReaderGivens {
  readonly type: number
  readonly as: number
  readonly takes: number
}

export interface BothGivens {
  readonly type: number
  readonly as: number
  readonly takes: number
  readonly pops: readonly number[]
  readonly makes: string
}

export interface NoHandlersGivens {
  readonly type: number
}

export interface PushChunksGivens {
  readonly type: number
  readonly times: number
}

export interface PushObjectsGivens {
  readonly kind: string
  readonly times: number
}

export interface PoppedGivens {
  readonly type: number
}

export interface PoppedObjectGivens {
  readonly kind: string
}

export interface UpToGivens {
  readonly chunk: number
}

export interface UpToResult {
  readonly waiting: readonly number[]
  readonly objects: number
}

export interface SwapChunksGivens {
  readonly one: number
  readonly other: number
}

export interface SetDataGivens {
  readonly chunk: number
  readonly data: string
}

export interface SeveralAtomicsGivens {
  readonly model: string
  readonly type: number
}

/** What the cases of `Chunks and the level file` call; a fresh driver is made for each case. */
export interface LevelFileDriver {
  /**
   * `container(chunks: Chunk[], id: u32 = 0)`
   *
   * Checks:
   * - `level-file/ChunkSystem_LoadContainer.in-order`: In order
   * - `level-file/ChunkSystem_LoadContainer.nothing-on-top`: Nothing on top
   * - `level-file/ChunkSystem_LoadContainer.empty-chunks`: Empty chunks
   * - `level-file/ChunkSystem_LoadContainer.on-loading`: On loading
   * - `level-file/ChunkSystem_LoadContainer.read-its-own-way`: Read its own way
   * - `level-file/ChunkSystem_SetHandlers.replaced`: Replaced
   * - `level-file/Choices.cut-off`: Cut off
   * - `level-file/Choices.expected-types`: Expected types
   * - `level-file/Choices.nothing-to-pop`: Nothing to pop
   * - `level-file/Choices.full`: Full
   */
  readonly container: (givens: ContainerGivens) => void | Promise<void>
  /**
   * `bytesOf(bytes: text)`
   *
   * Checks:
   * - `level-file/ChunkSystem_LoadContainer.in-order`: In order
   * - `level-file/ChunkSystem_LoadContainer.pushed`: Pushed
   * - `level-file/Choices.behind-the-last`: Behind the last
   * - `level-file/Choices.cut-off`: Cut off
   * - `level-file/Choices.unknown-types`: Unknown types
   * - `level-file/Choices.groups`: Groups
   */
  readonly bytesOf: (givens: BytesOfGivens) => void | Promise<void>
  /**
   * `cutContainer(size: u32)`
   *
   * Checks:
   * - `level-file/Choices.cut-off`: Cut off
   */
  readonly cutContainer: (givens: CutContainerGivens) => void | Promise<void>
  /**
   * `onLoading(type: u32, pops: u32[], makes: text)`
   *
   * Checks:
   * - `level-file/ChunkSystem_LoadContainer.on-loading`: On loading
   * - `level-file/ChunkSystem_LoadContainer.read-its-own-way`: Read its own way
   * - `level-file/ChunkSystem_SetHandlers.replaced`: Replaced
   * - `level-file/Choices.cut-off`: Cut off
   * - `level-file/Choices.expected-types`: Expected types
   * - `level-file/Choices.nothing-to-pop`: Nothing to pop
   * - `level-file/Choices.full`: Full
   */
  readonly onLoading: (givens: OnLoadingGivens) => void | Promise<void>
  /**
   * `reader(type: u32, as: u32, takes: u32)`
   *
   * Checks:
   * - `level-file/ChunkSystem_LoadContainer.read-its-own-way`: Read its own way
   * - `level-file/ChunkSystem_SetHandlers.replaced`: Replaced
   */
  readonly reader: (givens: ReaderGivens) => void | Promise<void>
  /**
   * `both(type: u32, as: u32, takes: u32, pops: u32[], makes: text)`
   *
   * Checks:
   * - `level-file/ChunkSystem_LoadContainer.read-its-own-way`: Read its own way
   * - `level-file/ChunkSystem_LoadContainer.on-loading`: On loading
   */
  readonly both: (givens: BothGivens) => void | Promise<void>
  /**
   * `noHandlers(type: u32)`
   *
   * Checks:
   * - `level-file/ChunkSystem_SetHandlers.replaced`: Replaced
   * - `level-file/Choices.unknown-types`: Unknown types
   */
  readonly noHandlers: (givens: NoHandlersGivens) => void | Promise<void>
  /**
   * `loadChunks()`
   *
   * Checks:
   * - `level-file/ChunkSystem_LoadContainer.in-order`: In order
   * - `level-file/ChunkSystem_LoadContainer.pushed`: Pushed
   * - `level-file/Choices.behind-the-last`: Behind the last
   * - `level-file/ChunkSystem_LoadContainer.nothing-on-top`: Nothing on top
   * - `level-file/ChunkSystem_LoadContainer.empty-chunks`: Empty chunks
   * - `level-file/ChunkSystem_LoadContainer.on-loading`: On loading
   * - `level-file/ChunkSystem_LoadContainer.read-its-own-way`: Read its own way
   * - `level-file/ChunkSystem_SetHandlers.replaced`: Replaced
   * - `level-file/Choices.cut-off`: Cut off
   * - `level-file/Choices.unknown-types`: Unknown types
   * - `level-file/Choices.groups`: Groups
   * - `level-file/Choices.expected-types`: Expected types
   * - `level-file/Choices.nothing-to-pop`: Nothing to pop
   * - `level-file/Choices.full`: Full
   */
  readonly loadChunks: () => void | Promise<void>
  /**
   * `pushChunks(type: u32, times: u32 = 1)`
   *
   * Checks:
   * - `level-file/Choices.full`: Full
   */
  readonly pushChunks: (givens: PushChunksGivens) => void | Promise<void>
  /**
   * `pushObjects(kind: text, times: u32 = 1)`
   *
   * Checks:
   * - `level-file/Choices.full`: Full
   */
  readonly pushObjects: (givens: PushObjectsGivens) => void | Promise<void>
  /**
   * `peek() → u32`
   *
   * Checks:
   * - `level-file/ChunkSystem_LoadContainer.in-order`: In order
   * - `level-file/ChunkSystem_LoadContainer.pushed`: Pushed
   * - `level-file/ChunkSystem_LoadContainer.nothing-on-top`: Nothing on top
   */
  readonly peek: () => number | Promise<number>
  /**
   * `unstack() → Chunk[]`
   *
   * Checks:
   * - `level-file/ChunkSystem_LoadContainer.in-order`: In order
   * - `level-file/ChunkSystem_LoadContainer.pushed`: Pushed
   * - `level-file/Choices.behind-the-last`: Behind the last
   * - `level-file/ChunkSystem_LoadContainer.nothing-on-top`: Nothing on top
   * - `level-file/ChunkSystem_LoadContainer.empty-chunks`: Empty chunks
   * - `level-file/ChunkSystem_LoadContainer.on-loading`: On loading
   * - `level-file/ChunkSystem_LoadContainer.read-its-own-way`: Read its own way
   * - `level-file/ChunkSystem_SetHandlers.replaced`: Replaced
   */
  readonly unstack: () => readonly Chunk[] | Promise<readonly Chunk[]>
  /**
   * `objects() → text[]`
   *
   * Checks:
   * - `level-file/ChunkSystem_LoadContainer.on-loading`: On loading
   * - `level-file/ChunkSystem_LoadContainer.read-its-own-way`: Read its own way
   * - `level-file/ChunkSystem_SetHandlers.replaced`: Replaced
   */
  readonly objects: () => readonly string[] | Promise<readonly string[]>
  /**
   * `counted() → Counted`
   *
   * Checks:
   * - `level-file/Choices.cut-off`: Cut off
   * - `level-file/Choices.full`: Full
   */
  readonly counted: () => Counted | Promise<Counted>
  /**
   * `popped(type: u32) → text`
   *
   * Checks:
   * - `level-file/Choices.expected-types`: Expected types
   */
  readonly popped: (givens: PoppedGivens) => string | Promise<string>
  /**
   * `poppedObject(kind: text) → text`
   *
   * Checks:
   * - `level-file/Choices.expected-types`: Expected types
   * - `level-file/Choices.nothing-to-pop`: Nothing to pop
   */
  readonly poppedObject: (givens: PoppedObjectGivens) => string | Promise<string>
  /**
   * `place() → u32 | none`
   *
   * Checks:
   * - `level-file/Choices.cut-off`: Cut off
   * - `level-file/Choices.unknown-types`: Unknown types
   * - `level-file/Choices.groups`: Groups
   * - `level-file/Choices.expected-types`: Expected types
   * - `level-file/Choices.nothing-to-pop`: Nothing to pop
   * - `level-file/Choices.faults-inside`: Faults inside
   */
  readonly place: () => number | undefined | Promise<number | undefined>
  /**
   * `upTo(chunk: u32) → (waiting: u32[], objects: u32)`
   *
   * Checks:
   * - `level-file/ChunkSystem_LoadContainer.occluders-wait`: Occluders wait
   * - `level-file/ChunkSystem_LoadContainer.textures-are-read`: Textures are read
   * - `level-file/ChunkSystem_LoadContainer.models-are-read`: Models are read
   * - `level-file/ChunkSystem_LoadContainer.the-world-is-read`: The world is read
   * - `level-file/ChunkSystem_LoadContainer.path-data-leave`: Path data leave
   * - `level-file/ChunkSystem_LoadContainer.the-mesh-is-made`: The mesh is made
   * - `level-file/LevelHeader_OnLoaded.pushed`: Pushed
   * - `level-file/LevelHeader_OnLoaded.then-the-occluders`: Then the occluders
   * - `level-file/ChunkSystem_LoadContainer.subtitles-leave`: Subtitles leave
   */
  readonly upTo: (givens: UpToGivens) => UpToResult | Promise<UpToResult>
  /**
   * `levelFile()`
   *
   * Checks:
   * - `level-file/LevelHeader_OnLoaded.header-first`: Header first
   * - `level-file/LevelHeader_OnLoaded.then-the-mesh`: Then the mesh
   * - `level-file/LevelHeader_OnLoaded.then-the-glows`: Then the glows
   * - `level-file/LevelHeader_OnLoaded.then-three-pairs`: Then three pairs
   * - `level-file/LevelHeader_OnLoaded.then-the-occluders`: Then the occluders
   * - `level-file/LevelHeader_OnLoaded.linked`: Linked
   * - `level-file/LevelHeader_OnLoaded.pushed`: Pushed
   * - `level-file/Choices.header-size`: Header size
   * - `level-file/Choices.nothing-to-pop`: Nothing to pop
   * - `level-file/Choices.expected-types`: Expected types
   * - `level-file/Choices.models-of-a-level`: Models of a level
   * - `level-file/ChunkSystem_LoadContainer.models-are-read`: Models are read
   * - `level-file/Choices.faults-inside`: Faults inside
   */
  readonly levelFile: () => void | Promise<void>
  /**
   * `swapChunks(one: u32, other: u32)`
   *
   * Checks:
   * - `level-file/LevelHeader_OnLoaded.then-three-pairs`: Then three pairs
   * - `level-file/LevelHeader_OnLoaded.then-the-glows`: Then the glows
   * - `level-file/Choices.nothing-to-pop`: Nothing to pop
   * - `level-file/Choices.expected-types`: Expected types
   */
  readonly swapChunks: (givens: SwapChunksGivens) => void | Promise<void>
  /**
   * `setData(chunk: u32, data: text)`
   *
   * Checks:
   * - `level-file/LevelHeader_OnLoaded.header-first`: Header first
   * - `level-file/Choices.header-size`: Header size
   * - `level-file/LevelHeader_OnLoaded.then-the-occluders`: Then the occluders
   * - `level-file/Choices.faults-inside`: Faults inside
   */
  readonly setData: (givens: SetDataGivens) => void | Promise<void>
  /**
   * `severalAtomics(model: text, type: u32)`
   *
   * Checks:
   * - `level-file/Choices.models-of-a-level`: Models of a level
   * - `level-file/ChunkSystem_LoadContainer.models-are-read`: Models are read
   */
  readonly severalAtomics: (givens: SeveralAtomicsGivens) => void | Promise<void>
  /**
   * `loadFile()`
   *
   * Checks:
   * - `level-file/LevelHeader_OnLoaded.header-first`: Header first
   * - `level-file/LevelHeader_OnLoaded.then-the-mesh`: Then the mesh
   * - `level-file/LevelHeader_OnLoaded.then-the-glows`: Then the glows
   * - `level-file/LevelHeader_OnLoaded.then-three-pairs`: Then three pairs
   * - `level-file/LevelHeader_OnLoaded.then-the-occluders`: Then the occluders
   * - `level-file/LevelHeader_OnLoaded.linked`: Linked
   * - `level-file/LevelHeader_OnLoaded.pushed`: Pushed
   * - `level-file/Choices.header-size`: Header size
   * - `level-file/Choices.nothing-to-pop`: Nothing to pop
   * - `level-file/Choices.expected-types`: Expected types
   * - `level-file/Choices.models-of-a-level`: Models of a level
   * - `level-file/ChunkSystem_LoadContainer.models-are-read`: Models are read
   * - `level-file/Choices.faults-inside`: Faults inside
   */
  readonly loadFile: () => void | Promise<void>
  /**
   * `made() → Field`
   *
   * Checks:
   * - `level-file/LevelHeader_OnLoaded.header-first`: Header first
   * - `level-file/LevelHeader_OnLoaded.then-the-mesh`: Then the mesh
   * - `level-file/LevelHeader_OnLoaded.then-the-glows`: Then the glows
   * - `level-file/LevelHeader_OnLoaded.then-three-pairs`: Then three pairs
   * - `level-file/LevelHeader_OnLoaded.then-the-occluders`: Then the occluders
   * - `level-file/LevelHeader_OnLoaded.linked`: Linked
   * - `level-file/LevelHeader_OnLoaded.pushed`: Pushed
   */
  readonly made: () => Field | Promise<Field>
  /**
   * `linked() → text[]`
   *
   * Checks:
   * - `level-file/LevelHeader_OnLoaded.header-first`: Header first
   * - `level-file/LevelHeader_OnLoaded.then-the-mesh`: Then the mesh
   * - `level-file/LevelHeader_OnLoaded.then-the-glows`: Then the glows
   * - `level-file/LevelHeader_OnLoaded.then-three-pairs`: Then three pairs
   * - `level-file/LevelHeader_OnLoaded.then-the-occluders`: Then the occluders
   * - `level-file/LevelHeader_OnLoaded.linked`: Linked
   * - `level-file/LevelHeader_OnLoaded.pushed`: Pushed
   */
  readonly linked: () => readonly string[] | Promise<readonly string[]>
  /**
   * `leftWaiting() → Counted`
   *
   * Checks:
   * - `level-file/LevelHeader_OnLoaded.header-first`: Header first
   * - `level-file/LevelHeader_OnLoaded.then-the-mesh`: Then the mesh
   * - `level-file/LevelHeader_OnLoaded.then-the-glows`: Then the glows
   * - `level-file/LevelHeader_OnLoaded.then-three-pairs`: Then three pairs
   * - `level-file/LevelHeader_OnLoaded.then-the-occluders`: Then the occluders
   * - `level-file/LevelHeader_OnLoaded.linked`: Linked
   * - `level-file/LevelHeader_OnLoaded.pushed`: Pushed
   * - `level-file/Choices.header-size`: Header size
   * - `level-file/Choices.nothing-to-pop`: Nothing to pop
   * - `level-file/Choices.expected-types`: Expected types
   * - `level-file/Choices.models-of-a-level`: Models of a level
   * - `level-file/ChunkSystem_LoadContainer.models-are-read`: Models are read
   */
  readonly leftWaiting: () => Counted | Promise<Counted>
}
