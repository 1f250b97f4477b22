// Written by `litspec generate` from spec/units/streamed-world.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export type WorldName = 'S' | 'D'

export type Refusal = 'Invalid' | 'Busy' | 'Loaded' | 'Unreadable' | 'Ended'

export interface SectorLayout {
  readonly index: number
  readonly part: number
  readonly inf: Vec3
  readonly sup: Vec3
  readonly origin: Vec3
}

export interface PartLayout {
  readonly fileSize: number
  readonly heapSize: number
}

export interface WorldGivens {
  readonly name: WorldName
  readonly sectors: readonly SectorLayout[]
  readonly parts: readonly PartLayout[]
  readonly pvs: boolean
}

export interface RowGivens {
  readonly world: WorldName
  readonly count: number
}

export interface LeaveOutGivens {
  readonly world: WorldName
  readonly index: number
}

export interface SeeGivens {
  readonly world: WorldName
  readonly seen: readonly number[]
  readonly first: boolean
}

export interface HideGivens {
  readonly world: WorldName
  readonly at: number
}

export interface HideByPvsGivens {
  readonly world: WorldName
  readonly at: number
}

export interface TurnPvsGivens {
  readonly on: boolean
}

export interface MarksGivens {
  readonly world: WorldName
}

export interface BoxAskedResult {
  readonly inf: Vec3
  readonly sup: Vec3
}

export interface CameraGivens {
  readonly at: Vec3
}

export interface SearchGivens {
  readonly world: WorldName
  readonly drawDistance: number
}

export interface FellBackGivens {
  readonly world: WorldName
}

export interface DropGivens {
  readonly world: WorldName
}

export interface LoadGivens {
  readonly world: WorldName
  readonly part: number
}

export interface RequestGivens {
  readonly world: WorldName
  readonly index: number
}

export interface ComeGivens {
  readonly world: WorldName
  readonly bytes: number
}

export interface UseGivens {
  readonly world: WorldName
  readonly index: number
  readonly by: boolean
}

export interface ReleaseGivens {
  readonly world: WorldName
  readonly index: number
}

export interface UnloadPartGivens {
  readonly world: WorldName
  readonly part: number
}

export interface DestroyGivens {
  readonly world: WorldName
}

export interface FieldsGivens {
  readonly world: WorldName
}

export interface FieldsResult {
  readonly reading: number
  readonly busy: number
  readonly readingSector: number | undefined
  readonly found: number | undefined
  readonly fellBack: boolean
}

export interface WordsGivens {
  readonly world: WorldName
}

export interface TableGivens {
  readonly world: WorldName
}

export interface ListsGivens {
  readonly world: WorldName
}

export interface PartGivens {
  readonly world: WorldName
  readonly number: number
}

export interface PartResult {
  readonly loaded: boolean
  readonly held: boolean
  readonly dictionary: boolean
  readonly failed: boolean
}

export interface StateGivens {
  readonly world: WorldName
  readonly index: number
}

export interface HasAtomicGivens {
  readonly world: WorldName
  readonly index: number
}

export interface SetAlphaGivens {
  readonly colours: readonly (readonly number[])[]
  readonly alpha: number
}

export interface SetAlphaResult {
  readonly colours: readonly (readonly number[])[]
  readonly again: boolean
}

export interface ModulateGivens {
  readonly flags: number
}

export interface ModulateResult {
  readonly flags: number
  readonly again: boolean
}

/** What the cases of `The streamed world` call; a fresh driver is made for each case. */
export interface StreamedWorldDriver {
  /**
   * `world(name: WorldName, sectors: SectorLayout[] = [], parts: PartLayout[] = [{ fileSize: 100.0, heapSize: 1000.0 }], pvs: bool = false)`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.in-the-s-world`: In the s world
   * - `streamed-world/World_VisibilitySectorCallback.marks-of-the-d-world`: Marks of the d world
   * - `streamed-world/World_VisibilitySectorCallback.search-of-the-d-world`: Search of the d world
   * - `streamed-world/World_VisibilitySectorCallback.occluded`: Occluded
   * - `streamed-world/World_VisibilitySectorCallback.counted`: Counted
   * - `streamed-world/World_VisibilitySectorCallback.collected`: Collected
   * - `streamed-world/World_VisibilitySectorCallback.marked`: Marked
   * - `streamed-world/World_VisibilitySectorCallback.the-answer`: The answer
   * - `streamed-world/World_VisibilitySectorCallback.unindexed`: Unindexed
   * - `streaming/findVisibleSectors.repeat`
   * - `streamed-world/World_VisibilitySectorCallback.no-repeat-for-pvs`: No repeat for PVS
   * - `streamed-world/WorldSector_ReleaseAtomic.pending-first`: Pending first
   * - `streamed-world/WorldSector_ReleaseAtomic.in-use`: In use
   * - `streamed-world/WorldSector_ReleaseAtomic.released`: Released
   * - `streaming/unloadPart.first-pending`
   * - `streaming/unloadPart.finished`
   * - `streamed-world/Choices.released-ones-are-passed-over`: Released ones are passed over
   * - `streamed-world/World_Construct.no-marks`: No marks
   * - `streamed-world/World_Construct.empty-lists`: Empty lists
   * - `streamed-world/World_Construct.not-fallen-back`: Not fallen back
   * - `streamed-world/World_Construct.not-busy`: Not busy
   * - `streamed-world/World_Construct.nothing-counted`: Nothing counted
   * - `streamed-world/World_Construct.nothing-read`: Nothing read
   * - `streamed-world/World_Construct.nothing-found`: Nothing found
   * - `streamed-world/World_Construct.bare-parts`: Bare parts
   * - `streamed-world/Choices.a-new-sector`: A new sector
   * - `streamed-world/World_Destroy.lists-emptied`: Lists emptied
   * - `streamed-world/World_Destroy.nothing-else`: Nothing else
   * - `streamed-world/World_PartLoaded.the-part-that-is-read`: The part that is read
   * - `streamed-world/World_PartLoaded.handed-out`: Handed out
   * - `streamed-world/World_PartLoaded.free-again`: Free again
   * - `streamed-world/World_PartLoaded.as-long-as-its-file`: As long as its file
   * - `streamed-world/Choices.failed-parts`: Failed parts
   * - `streamed-world/WorldSector_ReleaseAtomic.frame-then-atomic`: Frame then atomic
   * - `streamed-world/WorldSector_ReleaseAtomic.the-sector-again`: The sector again
   * - `streamed-world/WorldSector_ReleaseAtomic.nothing-there`: Nothing there
   * - `streamed-world/WorldSector_ReleaseAtomic.held-for-ever`: Held for ever
   * - `streamed-world/World_VisibilitySectorCallback.pvs-first`: PVS first
   * - `streamed-world/World_VisibilitySectorCallback.the-box`: The box
   * - `streamed-world/Choices.null-goes-on`: Null goes on
   * - `streamed-world/Choices.marks-past-the-end`: Marks past the end
   * - `streamed-world/World_VisibilitySectorCallback.mistaken-marks`: Mistaken marks
   * - `streamed-world/World_VisibilitySectorCallback.parts-of-the-d-world`: Parts of the d world
   */
  readonly world: (givens: WorldGivens) => void | Promise<void>
  /**
   * `row(world: WorldName, count: u32)`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.marked`: Marked
   * - `streamed-world/Choices.as-many-as-there-are`: As many as there are
   * - `streamed-world/Choices.marks-past-the-end`: Marks past the end
   */
  readonly row: (givens: RowGivens) => void | Promise<void>
  /**
   * `leaveOut(world: WorldName, index: u32)`
   *
   * Checks:
   * - `streamed-world/WorldSector_ReleaseAtomic.held-for-ever`: Held for ever
   */
  readonly leaveOut: (givens: LeaveOutGivens) => void | Promise<void>
  /**
   * `see(world: WorldName, seen: u32[], first: bool = true)`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.in-the-s-world`: In the s world
   * - `streamed-world/World_VisibilitySectorCallback.marks-of-the-d-world`: Marks of the d world
   * - `streamed-world/World_VisibilitySectorCallback.search-of-the-d-world`: Search of the d world
   * - `streamed-world/World_VisibilitySectorCallback.occluded`: Occluded
   * - `streamed-world/World_VisibilitySectorCallback.counted`: Counted
   * - `streamed-world/World_VisibilitySectorCallback.collected`: Collected
   * - `streamed-world/World_VisibilitySectorCallback.marked`: Marked
   * - `streamed-world/World_VisibilitySectorCallback.the-answer`: The answer
   * - `streamed-world/World_VisibilitySectorCallback.unindexed`: Unindexed
   * - `streaming/findVisibleSectors.repeat`
   * - `streamed-world/World_VisibilitySectorCallback.no-repeat-for-pvs`: No repeat for PVS
   * - `streamed-world/World_VisibilitySectorCallback.pvs-first`: PVS first
   * - `streamed-world/World_VisibilitySectorCallback.the-box`: The box
   * - `streamed-world/Choices.as-many-as-there-are`: As many as there are
   * - `streamed-world/Choices.null-goes-on`: Null goes on
   * - `streamed-world/Choices.marks-past-the-end`: Marks past the end
   * - `streamed-world/World_VisibilitySectorCallback.mistaken-marks`: Mistaken marks
   * - `streamed-world/World_VisibilitySectorCallback.parts-of-the-d-world`: Parts of the d world
   */
  readonly see: (givens: SeeGivens) => void | Promise<void>
  /**
   * `hide(world: WorldName, at: u32)`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.occluded`: Occluded
   * - `streamed-world/World_VisibilitySectorCallback.unindexed`: Unindexed
   * - `streaming/findVisibleSectors.repeat`
   * - `streamed-world/World_VisibilitySectorCallback.pvs-first`: PVS first
   * - `streamed-world/Choices.null-goes-on`: Null goes on
   */
  readonly hide: (givens: HideGivens) => void | Promise<void>
  /**
   * `hideByPvs(world: WorldName, at: u32)`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.counted`: Counted
   * - `streamed-world/World_VisibilitySectorCallback.collected`: Collected
   * - `streamed-world/World_VisibilitySectorCallback.marked`: Marked
   * - `streamed-world/World_VisibilitySectorCallback.the-answer`: The answer
   * - `streamed-world/World_VisibilitySectorCallback.no-repeat-for-pvs`: No repeat for PVS
   * - `streamed-world/World_VisibilitySectorCallback.pvs-first`: PVS first
   * - `streamed-world/World_VisibilitySectorCallback.occluded`: Occluded
   */
  readonly hideByPvs: (givens: HideByPvsGivens) => void | Promise<void>
  /**
   * `turnPvs(on: bool)`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.pvs-first`: PVS first
   * - `streamed-world/World_VisibilitySectorCallback.the-answer`: The answer
   */
  readonly turnPvs: (givens: TurnPvsGivens) => void | Promise<void>
  /**
   * `marks(world: WorldName) → u32[]`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.in-the-s-world`: In the s world
   * - `streamed-world/World_VisibilitySectorCallback.marks-of-the-d-world`: Marks of the d world
   * - `streamed-world/World_VisibilitySectorCallback.search-of-the-d-world`: Search of the d world
   * - `streamed-world/World_VisibilitySectorCallback.occluded`: Occluded
   * - `streamed-world/World_VisibilitySectorCallback.counted`: Counted
   * - `streamed-world/World_VisibilitySectorCallback.collected`: Collected
   * - `streamed-world/World_VisibilitySectorCallback.marked`: Marked
   * - `streamed-world/World_VisibilitySectorCallback.the-answer`: The answer
   * - `streamed-world/World_VisibilitySectorCallback.unindexed`: Unindexed
   * - `streamed-world/World_VisibilitySectorCallback.no-repeat-for-pvs`: No repeat for PVS
   * - `streamed-world/World_Construct.no-marks`: No marks
   * - `streamed-world/World_Construct.empty-lists`: Empty lists
   * - `streamed-world/World_Construct.not-fallen-back`: Not fallen back
   * - `streamed-world/World_Construct.not-busy`: Not busy
   * - `streamed-world/World_Construct.nothing-counted`: Nothing counted
   * - `streamed-world/World_Construct.nothing-read`: Nothing read
   * - `streamed-world/World_Construct.nothing-found`: Nothing found
   * - `streamed-world/World_VisibilitySectorCallback.pvs-first`: PVS first
   * - `streamed-world/Choices.as-many-as-there-are`: As many as there are
   * - `streamed-world/Choices.null-goes-on`: Null goes on
   * - `streamed-world/Choices.marks-past-the-end`: Marks past the end
   */
  readonly marks: (givens: MarksGivens) => readonly number[] | Promise<readonly number[]>
  /**
   * `drawn() → u32[]`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.occluded`: Occluded
   * - `streamed-world/World_VisibilitySectorCallback.counted`: Counted
   * - `streamed-world/World_VisibilitySectorCallback.collected`: Collected
   * - `streamed-world/World_VisibilitySectorCallback.marked`: Marked
   * - `streamed-world/World_VisibilitySectorCallback.the-answer`: The answer
   * - `streamed-world/World_VisibilitySectorCallback.unindexed`: Unindexed
   */
  readonly drawn: () => readonly number[] | Promise<readonly number[]>
  /**
   * `counted() → u32`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.occluded`: Occluded
   * - `streamed-world/World_VisibilitySectorCallback.counted`: Counted
   * - `streamed-world/World_VisibilitySectorCallback.collected`: Collected
   * - `streamed-world/World_VisibilitySectorCallback.marked`: Marked
   * - `streamed-world/World_VisibilitySectorCallback.the-answer`: The answer
   * - `streamed-world/World_VisibilitySectorCallback.unindexed`: Unindexed
   * - `streaming/findVisibleSectors.repeat`
   * - `streamed-world/World_VisibilitySectorCallback.no-repeat-for-pvs`: No repeat for PVS
   * - `streamed-world/World_VisibilitySectorCallback.pvs-first`: PVS first
   * - `streamed-world/Choices.marks-past-the-end`: Marks past the end
   */
  readonly counted: () => number | Promise<number>
  /**
   * `walks() → u32`
   *
   * Checks:
   * - `streaming/findVisibleSectors.repeat`
   * - `streamed-world/World_VisibilitySectorCallback.no-repeat-for-pvs`: No repeat for PVS
   */
  readonly walks: () => number | Promise<number>
  /**
   * `answers() → bool[]`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.occluded`: Occluded
   * - `streamed-world/World_VisibilitySectorCallback.counted`: Counted
   * - `streamed-world/World_VisibilitySectorCallback.collected`: Collected
   * - `streamed-world/World_VisibilitySectorCallback.marked`: Marked
   * - `streamed-world/World_VisibilitySectorCallback.the-answer`: The answer
   * - `streamed-world/World_VisibilitySectorCallback.unindexed`: Unindexed
   * - `streamed-world/World_VisibilitySectorCallback.pvs-first`: PVS first
   * - `streamed-world/Choices.null-goes-on`: Null goes on
   */
  readonly answers: () => readonly boolean[] | Promise<readonly boolean[]>
  /**
   * `pvsAsked() → u32[]`
   *
   * Checks:
   * - `streaming/findVisibleSectors.repeat`
   * - `streamed-world/World_VisibilitySectorCallback.pvs-first`: PVS first
   * - `streamed-world/World_VisibilitySectorCallback.the-answer`: The answer
   */
  readonly pvsAsked: () => readonly number[] | Promise<readonly number[]>
  /**
   * `wallsAsked() → u32[]`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.unindexed`: Unindexed
   * - `streamed-world/World_VisibilitySectorCallback.pvs-first`: PVS first
   */
  readonly wallsAsked: () => readonly number[] | Promise<readonly number[]>
  /**
   * `boxAsked() → (inf: vec3, sup: vec3)`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.the-box`: The box
   */
  readonly boxAsked: () => BoxAskedResult | Promise<BoxAskedResult>
  /**
   * `camera(at: vec3)`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.mistaken-marks`: Mistaken marks
   */
  readonly camera: (givens: CameraGivens) => void | Promise<void>
  /**
   * `search(world: WorldName, drawDistance: f32 = 115.0) → i32 | none`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.in-the-s-world`: In the s world
   * - `streamed-world/World_VisibilitySectorCallback.marks-of-the-d-world`: Marks of the d world
   * - `streamed-world/World_VisibilitySectorCallback.search-of-the-d-world`: Search of the d world
   * - `streamed-world/World_VisibilitySectorCallback.mistaken-marks`: Mistaken marks
   */
  readonly search: (givens: SearchGivens) => number | undefined | Promise<number | undefined>
  /**
   * `fellBack(world: WorldName) → bool`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.in-the-s-world`: In the s world
   * - `streamed-world/World_VisibilitySectorCallback.marks-of-the-d-world`: Marks of the d world
   * - `streamed-world/World_VisibilitySectorCallback.search-of-the-d-world`: Search of the d world
   * - `streamed-world/World_VisibilitySectorCallback.mistaken-marks`: Mistaken marks
   */
  readonly fellBack: (givens: FellBackGivens) => boolean | Promise<boolean>
  /**
   * `drop(world: WorldName) → u32 | none`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.parts-of-the-d-world`: Parts of the d world
   */
  readonly drop: (givens: DropGivens) => number | undefined | Promise<number | undefined>
  /**
   * `load(world: WorldName, part: u32)`
   *
   * Checks:
   * - `streamed-world/World_VisibilitySectorCallback.occluded`: Occluded
   * - `streamed-world/World_VisibilitySectorCallback.counted`: Counted
   * - `streamed-world/World_VisibilitySectorCallback.collected`: Collected
   * - `streamed-world/World_VisibilitySectorCallback.marked`: Marked
   * - `streamed-world/World_VisibilitySectorCallback.the-answer`: The answer
   * - `streamed-world/World_VisibilitySectorCallback.unindexed`: Unindexed
   * - `streamed-world/WorldSector_ReleaseAtomic.pending-first`: Pending first
   * - `streamed-world/WorldSector_ReleaseAtomic.in-use`: In use
   * - `streamed-world/WorldSector_ReleaseAtomic.released`: Released
   * - `streaming/unloadPart.first-pending`
   * - `streaming/unloadPart.finished`
   * - `streamed-world/Choices.released-ones-are-passed-over`: Released ones are passed over
   * - `streamed-world/World_Destroy.lists-emptied`: Lists emptied
   * - `streamed-world/World_Destroy.nothing-else`: Nothing else
   * - `streamed-world/WorldSector_ReleaseAtomic.frame-then-atomic`: Frame then atomic
   * - `streamed-world/WorldSector_ReleaseAtomic.the-sector-again`: The sector again
   * - `streamed-world/WorldSector_ReleaseAtomic.nothing-there`: Nothing there
   * - `streamed-world/WorldSector_ReleaseAtomic.held-for-ever`: Held for ever
   * - `streamed-world/World_VisibilitySectorCallback.parts-of-the-d-world`: Parts of the d world
   */
  readonly load: (givens: LoadGivens) => void | Promise<void>
  /**
   * `request(world: WorldName, index: u32) → bool`
   *
   * Checks:
   * - `streamed-world/World_PartLoaded.the-part-that-is-read`: The part that is read
   * - `streamed-world/World_PartLoaded.handed-out`: Handed out
   * - `streamed-world/World_PartLoaded.free-again`: Free again
   * - `streamed-world/World_PartLoaded.as-long-as-its-file`: As long as its file
   * - `streamed-world/Choices.failed-parts`: Failed parts
   */
  readonly request: (givens: RequestGivens) => boolean | Promise<boolean>
  /**
   * `come(world: WorldName, bytes: u32)`
   *
   * Checks:
   * - `streamed-world/World_PartLoaded.the-part-that-is-read`: The part that is read
   * - `streamed-world/World_PartLoaded.handed-out`: Handed out
   * - `streamed-world/World_PartLoaded.free-again`: Free again
   * - `streamed-world/World_PartLoaded.as-long-as-its-file`: As long as its file
   * - `streamed-world/Choices.failed-parts`: Failed parts
   */
  readonly come: (givens: ComeGivens) => void | Promise<void>
  /**
   * `spoil()`
   *
   * Checks:
   * - `streamed-world/Choices.failed-parts`: Failed parts
   */
  readonly spoil: () => void | Promise<void>
  /**
   * `use(world: WorldName, index: u32, by: bool = true)`
   *
   * Checks:
   * - `streamed-world/WorldSector_ReleaseAtomic.pending-first`: Pending first
   * - `streamed-world/WorldSector_ReleaseAtomic.in-use`: In use
   * - `streamed-world/WorldSector_ReleaseAtomic.released`: Released
   * - `streaming/unloadPart.first-pending`
   * - `streaming/unloadPart.finished`
   * - `streamed-world/Choices.released-ones-are-passed-over`: Released ones are passed over
   * - `streamed-world/WorldSector_ReleaseAtomic.the-sector-again`: The sector again
   */
  readonly use: (givens: UseGivens) => void | Promise<void>
  /**
   * `release(world: WorldName, index: u32) → i32`
   *
   * Checks:
   * - `streamed-world/WorldSector_ReleaseAtomic.frame-then-atomic`: Frame then atomic
   * - `streamed-world/WorldSector_ReleaseAtomic.released`: Released
   * - `streamed-world/WorldSector_ReleaseAtomic.the-sector-again`: The sector again
   * - `streamed-world/WorldSector_ReleaseAtomic.in-use`: In use
   * - `streamed-world/WorldSector_ReleaseAtomic.pending-first`: Pending first
   * - `streamed-world/WorldSector_ReleaseAtomic.nothing-there`: Nothing there
   */
  readonly release: (givens: ReleaseGivens) => number | Promise<number>
  /**
   * `unloadPart(world: WorldName, part: u32) → bool`
   *
   * Checks:
   * - `streamed-world/WorldSector_ReleaseAtomic.pending-first`: Pending first
   * - `streamed-world/WorldSector_ReleaseAtomic.in-use`: In use
   * - `streamed-world/WorldSector_ReleaseAtomic.released`: Released
   * - `streaming/unloadPart.first-pending`
   * - `streaming/unloadPart.finished`
   * - `streamed-world/Choices.released-ones-are-passed-over`: Released ones are passed over
   * - `streamed-world/WorldSector_ReleaseAtomic.held-for-ever`: Held for ever
   */
  readonly unloadPart: (givens: UnloadPartGivens) => boolean | Promise<boolean>
  /**
   * `destroy(world: WorldName)`
   *
   * Checks:
   * - `streamed-world/World_Destroy.lists-emptied`: Lists emptied
   * - `streamed-world/World_Destroy.nothing-else`: Nothing else
   */
  readonly destroy: (givens: DestroyGivens) => void | Promise<void>
  /**
   * `fields(world: WorldName) → (reading: i32, busy: i32, readingSector: i32 | none, found: i32 | none, fellBack: bool)`
   *
   * Checks:
   * - `streamed-world/World_Construct.no-marks`: No marks
   * - `streamed-world/World_Construct.empty-lists`: Empty lists
   * - `streamed-world/World_Construct.not-fallen-back`: Not fallen back
   * - `streamed-world/World_Construct.not-busy`: Not busy
   * - `streamed-world/World_Construct.nothing-counted`: Nothing counted
   * - `streamed-world/World_Construct.nothing-read`: Nothing read
   * - `streamed-world/World_Construct.nothing-found`: Nothing found
   * - `streamed-world/World_PartLoaded.the-part-that-is-read`: The part that is read
   * - `streamed-world/World_PartLoaded.handed-out`: Handed out
   * - `streamed-world/World_PartLoaded.free-again`: Free again
   * - `streamed-world/Choices.failed-parts`: Failed parts
   */
  readonly fields: (givens: FieldsGivens) => FieldsResult | Promise<FieldsResult>
  /**
   * `words(world: WorldName) → u32`
   *
   * Checks:
   * - `streamed-world/World_Construct.no-marks`: No marks
   * - `streamed-world/World_Construct.empty-lists`: Empty lists
   * - `streamed-world/World_Construct.not-fallen-back`: Not fallen back
   * - `streamed-world/World_Construct.not-busy`: Not busy
   * - `streamed-world/World_Construct.nothing-counted`: Nothing counted
   * - `streamed-world/World_Construct.nothing-read`: Nothing read
   * - `streamed-world/World_Construct.nothing-found`: Nothing found
   * - `streamed-world/World_VisibilitySectorCallback.marked`: Marked
   * - `streamed-world/Choices.as-many-as-there-are`: As many as there are
   */
  readonly words: (givens: WordsGivens) => number | Promise<number>
  /**
   * `table(world: WorldName) → i32[]`
   *
   * Checks:
   * - `streamed-world/World_Construct.no-marks`: No marks
   * - `streamed-world/World_Construct.empty-lists`: Empty lists
   * - `streamed-world/World_Construct.not-fallen-back`: Not fallen back
   * - `streamed-world/World_Construct.not-busy`: Not busy
   * - `streamed-world/World_Construct.nothing-counted`: Nothing counted
   * - `streamed-world/World_Construct.nothing-read`: Nothing read
   * - `streamed-world/World_Construct.nothing-found`: Nothing found
   * - `streamed-world/World_Construct.bare-parts`: Bare parts
   */
  readonly table: (givens: TableGivens) => readonly number[] | Promise<readonly number[]>
  /**
   * `lists(world: WorldName) → i32[][]`
   *
   * Checks:
   * - `streamed-world/World_Construct.no-marks`: No marks
   * - `streamed-world/World_Construct.empty-lists`: Empty lists
   * - `streamed-world/World_Construct.not-fallen-back`: Not fallen back
   * - `streamed-world/World_Construct.not-busy`: Not busy
   * - `streamed-world/World_Construct.nothing-counted`: Nothing counted
   * - `streamed-world/World_Construct.nothing-read`: Nothing read
   * - `streamed-world/World_Construct.nothing-found`: Nothing found
   * - `streamed-world/World_Construct.bare-parts`: Bare parts
   * - `streamed-world/World_Destroy.lists-emptied`: Lists emptied
   * - `streamed-world/World_Destroy.nothing-else`: Nothing else
   */
  readonly lists: (givens: ListsGivens) => readonly (readonly number[])[] | Promise<readonly (readonly number[])[]>
  /**
   * `part(world: WorldName, number: u32) → (loaded: bool, held: bool, dictionary: bool, failed: bool)`
   *
   * Checks:
   * - `streamed-world/WorldSector_ReleaseAtomic.pending-first`: Pending first
   * - `streamed-world/WorldSector_ReleaseAtomic.in-use`: In use
   * - `streamed-world/WorldSector_ReleaseAtomic.released`: Released
   * - `streaming/unloadPart.first-pending`
   * - `streaming/unloadPart.finished`
   * - `streamed-world/Choices.released-ones-are-passed-over`: Released ones are passed over
   * - `streamed-world/World_Construct.empty-lists`: Empty lists
   * - `streamed-world/World_Construct.bare-parts`: Bare parts
   * - `streamed-world/World_Destroy.lists-emptied`: Lists emptied
   * - `streamed-world/World_Destroy.nothing-else`: Nothing else
   * - `streamed-world/Choices.failed-parts`: Failed parts
   * - `streamed-world/World_PartLoaded.free-again`: Free again
   */
  readonly part: (givens: PartGivens) => PartResult | Promise<PartResult>
  /**
   * `state(world: WorldName, index: u32) → u32`
   *
   * Checks:
   * - `streamed-world/WorldSector_ReleaseAtomic.pending-first`: Pending first
   * - `streamed-world/WorldSector_ReleaseAtomic.in-use`: In use
   * - `streamed-world/WorldSector_ReleaseAtomic.released`: Released
   * - `streaming/unloadPart.first-pending`
   * - `streaming/unloadPart.finished`
   * - `streamed-world/Choices.released-ones-are-passed-over`: Released ones are passed over
   * - `streamed-world/Choices.a-new-sector`: A new sector
   * - `streamed-world/WorldSector_ReleaseAtomic.frame-then-atomic`: Frame then atomic
   * - `streamed-world/WorldSector_ReleaseAtomic.the-sector-again`: The sector again
   * - `streamed-world/WorldSector_ReleaseAtomic.nothing-there`: Nothing there
   * - `streamed-world/WorldSector_ReleaseAtomic.held-for-ever`: Held for ever
   */
  readonly state: (givens: StateGivens) => number | Promise<number>
  /**
   * `hasAtomic(world: WorldName, index: u32) → bool`
   *
   * Checks:
   * - `streamed-world/Choices.a-new-sector`: A new sector
   * - `streamed-world/World_Destroy.lists-emptied`: Lists emptied
   * - `streamed-world/World_Destroy.nothing-else`: Nothing else
   * - `streamed-world/World_PartLoaded.the-part-that-is-read`: The part that is read
   * - `streamed-world/World_PartLoaded.handed-out`: Handed out
   * - `streamed-world/World_PartLoaded.free-again`: Free again
   * - `streamed-world/WorldSector_ReleaseAtomic.frame-then-atomic`: Frame then atomic
   * - `streamed-world/WorldSector_ReleaseAtomic.released`: Released
   * - `streamed-world/WorldSector_ReleaseAtomic.the-sector-again`: The sector again
   * - `streamed-world/WorldSector_ReleaseAtomic.in-use`: In use
   * - `streamed-world/WorldSector_ReleaseAtomic.pending-first`: Pending first
   */
  readonly hasAtomic: (givens: HasAtomicGivens) => boolean | Promise<boolean>
  /**
   * `used() → u32`
   *
   * Checks:
   * - `streamed-world/WorldSector_ReleaseAtomic.pending-first`: Pending first
   * - `streamed-world/WorldSector_ReleaseAtomic.in-use`: In use
   * - `streamed-world/WorldSector_ReleaseAtomic.released`: Released
   * - `streaming/unloadPart.first-pending`
   * - `streaming/unloadPart.finished`
   * - `streamed-world/Choices.released-ones-are-passed-over`: Released ones are passed over
   * - `streamed-world/World_Construct.empty-lists`: Empty lists
   * - `streamed-world/World_Construct.bare-parts`: Bare parts
   * - `streamed-world/World_Destroy.lists-emptied`: Lists emptied
   * - `streamed-world/World_Destroy.nothing-else`: Nothing else
   * - `streamed-world/Choices.failed-parts`: Failed parts
   * - `streamed-world/World_PartLoaded.free-again`: Free again
   */
  readonly used: () => number | Promise<number>
  /**
   * `did() → text[]`
   *
   * Checks:
   * - `streamed-world/World_Destroy.lists-emptied`: Lists emptied
   * - `streamed-world/World_Destroy.nothing-else`: Nothing else
   * - `streamed-world/World_PartLoaded.the-part-that-is-read`: The part that is read
   * - `streamed-world/World_PartLoaded.handed-out`: Handed out
   * - `streamed-world/World_PartLoaded.free-again`: Free again
   * - `streamed-world/World_PartLoaded.as-long-as-its-file`: As long as its file
   * - `streamed-world/Choices.failed-parts`: Failed parts
   * - `streamed-world/WorldSector_ReleaseAtomic.frame-then-atomic`: Frame then atomic
   * - `streamed-world/WorldSector_ReleaseAtomic.released`: Released
   * - `streamed-world/WorldSector_ReleaseAtomic.the-sector-again`: The sector again
   * - `streamed-world/WorldSector_ReleaseAtomic.in-use`: In use
   * - `streamed-world/WorldSector_ReleaseAtomic.pending-first`: Pending first
   * - `streamed-world/WorldSector_ReleaseAtomic.nothing-there`: Nothing there
   */
  readonly did: () => readonly string[] | Promise<readonly string[]>
  /**
   * `setAlpha(colours: u8[][], alpha: u8) → (colours: u8[][], again: bool)`
   *
   * Checks:
   * - `streamed-world/Material_SetAlphaCallback.the-fourth-byte`: The fourth byte
   * - `streamed-world/Material_SetAlphaCallback.the-other-three`: The other three
   * - `streamed-world/Material_SetAlphaCallback.the-material-again`: The material again
   */
  readonly setAlpha: (givens: SetAlphaGivens) => SetAlphaResult | Promise<SetAlphaResult>
  /**
   * `modulate(flags: u32) → (flags: u32, again: bool)`
   *
   * Checks:
   * - `streamed-world/Atomic_SetModulateMaterialColour.flag-set`: Flag set
   * - `streamed-world/Atomic_SetModulateMaterialColour.flags-kept`: Flags kept
   * - `streamed-world/Atomic_SetModulateMaterialColour.the-atomic-again`: The atomic again
   */
  readonly modulate: (givens: ModulateGivens) => ModulateResult | Promise<ModulateResult>
}
