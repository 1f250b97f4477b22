// Written by `litspec generate` from spec/units/streaming.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export type Vec4 = { readonly x: number; readonly y: number; readonly z: number; readonly w: number }

export type WorldName = 'S' | 'D'

export type Refusal = 'Invalid' | 'Busy' | 'Loaded' | 'Unreadable' | 'Ended' | 'Broken'

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

export interface LayOutGivens {
  readonly sectors: readonly SectorLayout[]
  readonly parts: readonly PartLayout[]
  readonly name: string
}

export interface LayOutResult {
  readonly table: readonly number[]
  readonly lists: readonly (readonly number[])[]
}

export interface DistanceGivens {
  readonly inf: Vec3
  readonly sup: Vec3
  readonly cameras: readonly Vec3[]
}

export interface WorldGivens {
  readonly name: WorldName
  readonly sectors: readonly SectorLayout[]
  readonly parts: readonly PartLayout[]
  readonly pvs: boolean
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

export interface WalkGivens {
  readonly world: WorldName
  readonly seen: readonly number[]
}

export interface FailGivens {
  readonly world: WorldName
}

export interface ResetGivens {
  readonly world: WorldName
}

export interface ViewPointGivens {
  readonly world: WorldName
}

export interface MarksGivens {
  readonly world: WorldName
}

export interface CameraGivens {
  readonly at: Vec3
}

export interface CamerasGivens {
  readonly at: readonly Vec3[]
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

export interface PendingOfGivens {
  readonly world: WorldName
}

export interface PartDistanceGivens {
  readonly world: WorldName
  readonly part: number
}

export interface UpdateGivens {
  readonly drawDistance: number
  readonly filesBusy: boolean
}

export interface RoomGivens {
  readonly bytes: number
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

export interface BreakOffGivens {
  readonly world: WorldName
}

export interface CancelGivens {
  readonly world: WorldName
}

export interface StrangeGivens {
  readonly indices: readonly number[]
}

export interface RefusePlaceGivens {
  readonly index: number
}

export interface LeaveOutGivens {
  readonly world: WorldName
  readonly index: number
}

export interface UseGivens {
  readonly world: WorldName
  readonly index: number
  readonly by: boolean
}

export interface UnloadPartGivens {
  readonly world: WorldName
  readonly part: number
}

export interface UnloadGivens {
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

export interface ListsGivens {
  readonly world: WorldName
}

export interface ClockGivens {
  readonly milliseconds: number
}

export interface FadeEndGivens {
  readonly world: WorldName
  readonly index: number
}

export interface FlagsGivens {
  readonly world: WorldName
  readonly index: number
}

export interface ColoursGivens {
  readonly world: WorldName
  readonly index: number
}

export interface FadeGivens {
  readonly world: WorldName
  readonly index: number
}

export interface ResetFadesGivens {
  readonly world: WorldName
}

export interface AlphaAtGivens {
  readonly elapsed: number
}

export interface FrustumGivens {
  readonly boxes: readonly { readonly inf: Vec3; readonly sup: Vec3 }[]
  readonly planes: readonly Vec4[]
}

/** What the cases of `Streaming a world in parts` call; a fresh driver is made for each case. */
export interface StreamingDriver {
  /**
   * `layOut(sectors: SectorLayout[], parts: PartLayout[], name: text = "level1s") → (table: i32[], lists: i32[][])`
   *
   * Checks:
   * - `streaming/registerSectors.by-index`: By index
   * - `streaming/registerSectors.by-part`: By part
   * - `streaming/registerSectors.no-gaps`: No gaps
   * - `streaming/registerSectors.once`: Once
   * - `streaming/registerSectors.a-part-for-each`: A part for each
   * - `streaming/registerSectors.no-part-without`: No part without
   * - `streaming/checkLayout.lower-corner-first`: Lower corner first
   * - `streaming/checkLayout.sizes`: Sizes
   * - `streaming/checkLayout.name`: Name
   */
  readonly layOut: (givens: LayOutGivens) => LayOutResult | Promise<LayOutResult>
  /**
   * `distance(inf: vec3, sup: vec3, cameras: vec3[]) → f32`
   *
   * Checks:
   * - `streaming/boxDistance.faces`: Faces
   * - `streaming/boxDistance.inside`: Inside
   * - `streaming/boxDistance.sum`: Sum
   * - `streaming/boxDistance.nearest-camera`: Nearest camera
   * - `streaming/boxDistance.beside`: Beside
   * - `streaming/boxDistance.no-camera`: No camera
   */
  readonly distance: (givens: DistanceGivens) => number | Promise<number>
  /**
   * `world(name: WorldName, sectors: SectorLayout[] = [], parts: PartLayout[] = [{ fileSize: 100.0, heapSize: 1000.0 }], pvs: bool = false)`
   *
   * Checks:
   * - `streaming/findVisibleSectors.first-viewport`: First viewport
   * - `streaming/resetVisibility.marks`: Marks
   * - `streaming/resetVisibility.counter`: Counter
   * - `streaming/findVisibleSectors.other-viewports`: Other viewports
   * - `streaming/findVisibleSectors.repeat`: Repeat
   * - `streaming/findVisibleSectors.for-one-pass`: For one pass
   * - `streaming/collectSector.loaded-ones`: Loaded ones
   * - `streaming/collectSector.in-order`: In order
   * - `streaming/findVisibleSectors.only-unindexed`: Only unindexed
   * - `streaming/findVisibleSectors.pvs-is-on-again`: PVS is on again
   * - `streaming/findVisibleSectors.no-repeat`: No repeat
   * - `streaming/collectSector.no-others`: No others
   * - `streaming/Choices.draw-list`: Draw list
   * - `streaming/Choices.errors-of-a-walk`: Errors of a walk
   * - `streaming/resetVisibility.its-own-only`: Its own only
   * - `streaming/resetVisibility.view-point`: View point
   * - `streaming/findPartToLoad.falls-back`: Falls back
   * - `streaming/findPartToLoad.kept`: Kept
   * - `streaming/findPartToLoad.visible-ones`: Visible ones
   * - `streaming/findPartToLoad.found-again`: Found again
   * - `streaming/findPartToLoad.squared-against-plain`: Squared against plain
   * - `streaming/Choices.strictly-nearer`: Strictly nearer
   * - `streaming/findPartToLoad.nothing-missing`: Nothing missing
   * - `streaming/findPartToLoad.missing-ones`: Missing ones
   * - `streaming/Choices.half-released-parts`: Half-released parts
   * - `streaming/requestPart.not-twice`: Not twice
   * - `streaming/pendingDistance.square-root`: Square root
   * - `streaming/pendingDistance.where-the-cameras-are`: Where the cameras are
   * - `streaming/pendingDistance.none`: None
   * - `streaming/pendingDistance.nearer-of-both`: Nearer of both
   * - `streaming/findPartToUnload.farthest`: Farthest
   * - `streaming/findPartToUnload.loaded-ones`: Loaded ones
   * - `streaming/partDistance.nearest-sector`: Nearest sector
   * - `streaming/findPartToUnload.never-the-last`: Never the last
   * - `streaming/findPartToUnload.unseen`: Unseen
   * - `streaming/findPartToUnload.not-in-use`: Not in use
   * - `streaming/Choices.strictly-farther`: Strictly farther
   * - `streaming/partDistance.no-sectors`: No sectors
   * - `streaming/updateStreaming.asked-for`: Asked for
   * - `streaming/updateStreaming.busy`: Busy
   * - `streaming/updateStreaming.nothing-wanted`: Nothing wanted
   * - `streaming/updateStreaming.nearest-of-both`: Nearest of both
   * - `streaming/Choices.s-before-d`: S before d
   * - `streaming/updateStreaming.other-files`: Other files
   * - `streaming/updateStreaming.urgent`: Urgent
   * - `streaming/updateStreaming.room-is-made`: Room is made
   * - `streaming/updateStreaming.no-room`: No room
   * - `streaming/updateStreaming.only-the-nearest`: Only the nearest
   * - `streaming/updateStreaming.tried-again`: Tried again
   * - `streaming/Choices.only-scenery`: Only scenery
   * - `streaming/requestPart.room-first`: Room first
   * - `streaming/requestPart.granted`: Granted
   * - `streaming/requestPart.its-file`: Its file
   * - `streaming/Choices.room-from-the-request-on`: Room from the request on
   * - `streaming/requestPart.refused`: Refused
   * - `streaming/requestPart.one-at-a-time`: One at a time
   * - `streaming/requestPart.of-this-world`: Of this world
   * - `streaming/readPart.to-its-sector`: To its sector
   * - `streaming/readPart.placed`: Placed
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/readPart.appears`: Appears
   * - `streaming/readPart.modulated`: Modulated
   * - `streaming/unloadPart.finished`: Finished
   * - `streaming/unloadPart.in-order`: In order
   * - `streaming/unloadPart.first-pending`: First pending
   * - `streaming/unloadPart.not-loaded`: Not loaded
   * - `streaming/cancelPart.room-back`: Room back
   * - `streaming/cancelPart.too-late`: Too late
   * - `streaming/cancelPart.asked-for-again`: Asked for again
   * - `streaming/cancelPart.nothing-to-call-off`: Nothing to call off
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/partFailed.not-looked-for`: Not looked for
   * - `streaming/partFailed.tried-by-hand`: Tried by hand
   * - `streaming/readPart.not-its-own`: Not its own
   * - `streaming/readPart.halfway`: Halfway
   * - `streaming/unloadWorld.all-parts`: All parts
   * - `streaming/unloadWorld.in-use-or-not`: In use or not
   * - `streaming/unloadWorld.reading-ends`: Reading ends
   * - `streaming/unloadWorld.no-more`: No more
   * - `streaming/unloadWorld.twice`: Twice
   * - `streaming/fadeSector.all-materials`: All materials
   * - `streaming/fadeSector.when-it-changes`: When it changes
   * - `streaming/resetFadeIns.at-once`: At once
   * - `streaming/fadeSector.no-atomic`: No atomic
   */
  readonly world: (givens: WorldGivens) => void | Promise<void>
  /**
   * `see(world: WorldName, seen: u32[], first: bool = true)`
   *
   * Checks:
   * - `streaming/findVisibleSectors.first-viewport`: First viewport
   * - `streaming/resetVisibility.marks`: Marks
   * - `streaming/resetVisibility.counter`: Counter
   * - `streaming/findVisibleSectors.other-viewports`: Other viewports
   * - `streaming/findVisibleSectors.repeat`: Repeat
   * - `streaming/findVisibleSectors.for-one-pass`: For one pass
   * - `streaming/collectSector.loaded-ones`: Loaded ones
   * - `streaming/collectSector.in-order`: In order
   * - `streaming/findVisibleSectors.only-unindexed`: Only unindexed
   * - `streaming/findVisibleSectors.pvs-is-on-again`: PVS is on again
   * - `streaming/findVisibleSectors.no-repeat`: No repeat
   * - `streaming/collectSector.no-others`: No others
   * - `streaming/Choices.draw-list`: Draw list
   * - `streaming/Choices.errors-of-a-walk`: Errors of a walk
   * - `streaming/resetVisibility.its-own-only`: Its own only
   * - `streaming/resetVisibility.view-point`: View point
   * - `streaming/findPartToLoad.visible-ones`: Visible ones
   * - `streaming/findPartToLoad.found-again`: Found again
   * - `streaming/findPartToLoad.squared-against-plain`: Squared against plain
   * - `streaming/findPartToLoad.falls-back`: Falls back
   * - `streaming/Choices.strictly-nearer`: Strictly nearer
   * - `streaming/findPartToLoad.nothing-missing`: Nothing missing
   * - `streaming/findPartToLoad.missing-ones`: Missing ones
   * - `streaming/findPartToLoad.kept`: Kept
   * - `streaming/findPartToUnload.unseen`: Unseen
   * - `streaming/unloadWorld.all-parts`: All parts
   */
  readonly see: (givens: SeeGivens) => void | Promise<void>
  /**
   * `hide(world: WorldName, at: u32)`
   *
   * Checks:
   * - `streaming/findVisibleSectors.for-one-pass`: For one pass
   * - `streaming/collectSector.loaded-ones`: Loaded ones
   * - `streaming/collectSector.in-order`: In order
   */
  readonly hide: (givens: HideGivens) => void | Promise<void>
  /**
   * `hideByPvs(world: WorldName, at: u32)`
   *
   * Checks:
   * - `streaming/findVisibleSectors.repeat`: Repeat
   * - `streaming/findVisibleSectors.only-unindexed`: Only unindexed
   * - `streaming/findVisibleSectors.pvs-is-on-again`: PVS is on again
   */
  readonly hideByPvs: (givens: HideByPvsGivens) => void | Promise<void>
  /**
   * `turnPvs(on: bool)`
   *
   * Checks:
   * - `streaming/findVisibleSectors.no-repeat`: No repeat
   */
  readonly turnPvs: (givens: TurnPvsGivens) => void | Promise<void>
  /**
   * `walk(world: WorldName, seen: u32[])`
   *
   * Checks:
   * - `streaming/findVisibleSectors.for-one-pass`: For one pass
   * - `streaming/collectSector.loaded-ones`: Loaded ones
   * - `streaming/collectSector.in-order`: In order
   * - `streaming/Choices.errors-of-a-walk`: Errors of a walk
   */
  readonly walk: (givens: WalkGivens) => void | Promise<void>
  /**
   * `fail(world: WorldName)`
   *
   * Checks:
   * - `streaming/Choices.errors-of-a-walk`: Errors of a walk
   */
  readonly fail: (givens: FailGivens) => void | Promise<void>
  /**
   * `reset(world: WorldName)`
   *
   * Checks:
   * - `streaming/resetVisibility.marks`: Marks
   * - `streaming/resetVisibility.its-own-only`: Its own only
   * - `streaming/resetVisibility.counter`: Counter
   * - `streaming/resetVisibility.view-point`: View point
   */
  readonly reset: (givens: ResetGivens) => void | Promise<void>
  /**
   * `viewPoint(world: WorldName) → vec3 | none`
   *
   * Checks:
   * - `streaming/resetVisibility.view-point`: View point
   */
  readonly viewPoint: (givens: ViewPointGivens) => Vec3 | undefined | Promise<Vec3 | undefined>
  /**
   * `marks(world: WorldName) → u32[]`
   *
   * Checks:
   * - `streaming/findVisibleSectors.first-viewport`: First viewport
   * - `streaming/resetVisibility.marks`: Marks
   * - `streaming/resetVisibility.counter`: Counter
   * - `streaming/findVisibleSectors.other-viewports`: Other viewports
   * - `streaming/findVisibleSectors.for-one-pass`: For one pass
   * - `streaming/collectSector.loaded-ones`: Loaded ones
   * - `streaming/collectSector.in-order`: In order
   * - `streaming/Choices.errors-of-a-walk`: Errors of a walk
   * - `streaming/resetVisibility.its-own-only`: Its own only
   */
  readonly marks: (givens: MarksGivens) => readonly number[] | Promise<readonly number[]>
  /**
   * `drawn() → u32[]`
   *
   * Checks:
   * - `streaming/findVisibleSectors.for-one-pass`: For one pass
   * - `streaming/collectSector.loaded-ones`: Loaded ones
   * - `streaming/collectSector.in-order`: In order
   * - `streaming/collectSector.no-others`: No others
   * - `streaming/Choices.draw-list`: Draw list
   * - `streaming/Choices.errors-of-a-walk`: Errors of a walk
   * - `streaming/unloadWorld.all-parts`: All parts
   */
  readonly drawn: () => readonly number[] | Promise<readonly number[]>
  /**
   * `counted() → u32`
   *
   * Checks:
   * - `streaming/findVisibleSectors.first-viewport`: First viewport
   * - `streaming/resetVisibility.marks`: Marks
   * - `streaming/resetVisibility.counter`: Counter
   * - `streaming/findVisibleSectors.other-viewports`: Other viewports
   * - `streaming/findVisibleSectors.for-one-pass`: For one pass
   * - `streaming/collectSector.loaded-ones`: Loaded ones
   * - `streaming/collectSector.in-order`: In order
   * - `streaming/resetVisibility.its-own-only`: Its own only
   */
  readonly counted: () => number | Promise<number>
  /**
   * `walks() → u32`
   *
   * Checks:
   * - `streaming/findVisibleSectors.other-viewports`: Other viewports
   * - `streaming/findVisibleSectors.repeat`: Repeat
   * - `streaming/findVisibleSectors.only-unindexed`: Only unindexed
   * - `streaming/findVisibleSectors.pvs-is-on-again`: PVS is on again
   * - `streaming/findVisibleSectors.no-repeat`: No repeat
   */
  readonly walks: () => number | Promise<number>
  /**
   * `pvsAsked() → u32[]`
   *
   * Checks:
   * - `streaming/findVisibleSectors.repeat`: Repeat
   * - `streaming/findVisibleSectors.only-unindexed`: Only unindexed
   * - `streaming/findVisibleSectors.pvs-is-on-again`: PVS is on again
   * - `streaming/Choices.errors-of-a-walk`: Errors of a walk
   */
  readonly pvsAsked: () => readonly number[] | Promise<readonly number[]>
  /**
   * `camera(at: vec3)`
   *
   * Checks:
   * - `streaming/resetVisibility.view-point`: View point
   * - `streaming/pendingDistance.square-root`: Square root
   * - `streaming/pendingDistance.where-the-cameras-are`: Where the cameras are
   * - `streaming/pendingDistance.none`: None
   * - `streaming/updateStreaming.urgent`: Urgent
   * - `streaming/updateStreaming.room-is-made`: Room is made
   * - `streaming/updateStreaming.asked-for`: Asked for
   */
  readonly camera: (givens: CameraGivens) => void | Promise<void>
  /**
   * `cameras(at: vec3[])`
   *
   * Checks:
   * - `streaming/Choices.strictly-nearer`: Strictly nearer
   */
  readonly cameras: (givens: CamerasGivens) => void | Promise<void>
  /**
   * `search(world: WorldName, drawDistance: f32 = 115.0) → i32 | none`
   *
   * Checks:
   * - `streaming/findPartToLoad.falls-back`: Falls back
   * - `streaming/findPartToLoad.kept`: Kept
   * - `streaming/findPartToLoad.visible-ones`: Visible ones
   * - `streaming/findPartToLoad.found-again`: Found again
   * - `streaming/findPartToLoad.squared-against-plain`: Squared against plain
   * - `streaming/Choices.strictly-nearer`: Strictly nearer
   * - `streaming/findPartToLoad.nothing-missing`: Nothing missing
   * - `streaming/findPartToLoad.missing-ones`: Missing ones
   * - `streaming/Choices.half-released-parts`: Half-released parts
   * - `streaming/requestPart.not-twice`: Not twice
   * - `streaming/pendingDistance.square-root`: Square root
   * - `streaming/pendingDistance.where-the-cameras-are`: Where the cameras are
   * - `streaming/pendingDistance.none`: None
   * - `streaming/pendingDistance.nearer-of-both`: Nearer of both
   * - `streaming/cancelPart.room-back`: Room back
   * - `streaming/cancelPart.too-late`: Too late
   * - `streaming/cancelPart.asked-for-again`: Asked for again
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/partFailed.not-looked-for`: Not looked for
   * - `streaming/partFailed.tried-by-hand`: Tried by hand
   */
  readonly search: (givens: SearchGivens) => number | undefined | Promise<number | undefined>
  /**
   * `fellBack(world: WorldName) → bool`
   *
   * Checks:
   * - `streaming/findPartToLoad.falls-back`: Falls back
   * - `streaming/findPartToLoad.kept`: Kept
   * - `streaming/findPartToLoad.visible-ones`: Visible ones
   * - `streaming/findPartToLoad.found-again`: Found again
   * - `streaming/findPartToLoad.squared-against-plain`: Squared against plain
   * - `streaming/Choices.strictly-nearer`: Strictly nearer
   * - `streaming/findPartToLoad.nothing-missing`: Nothing missing
   * - `streaming/findPartToLoad.missing-ones`: Missing ones
   */
  readonly fellBack: (givens: FellBackGivens) => boolean | Promise<boolean>
  /**
   * `drop(world: WorldName) → u32 | none`
   *
   * Checks:
   * - `streaming/findPartToUnload.farthest`: Farthest
   * - `streaming/findPartToUnload.loaded-ones`: Loaded ones
   * - `streaming/partDistance.nearest-sector`: Nearest sector
   * - `streaming/findPartToUnload.never-the-last`: Never the last
   * - `streaming/findPartToUnload.unseen`: Unseen
   * - `streaming/findPartToUnload.not-in-use`: Not in use
   * - `streaming/Choices.strictly-farther`: Strictly farther
   */
  readonly drop: (givens: DropGivens) => number | undefined | Promise<number | undefined>
  /**
   * `pendingOf(world: WorldName) → f32`
   *
   * Checks:
   * - `streaming/pendingDistance.square-root`: Square root
   * - `streaming/pendingDistance.where-the-cameras-are`: Where the cameras are
   * - `streaming/pendingDistance.none`: None
   */
  readonly pendingOf: (givens: PendingOfGivens) => number | Promise<number>
  /**
   * `pending() → f32`
   *
   * Checks:
   * - `streaming/pendingDistance.nearer-of-both`: Nearer of both
   */
  readonly pending: () => number | Promise<number>
  /**
   * `partDistance(world: WorldName, part: u32) → f32`
   *
   * Checks:
   * - `streaming/findPartToUnload.farthest`: Farthest
   * - `streaming/findPartToUnload.loaded-ones`: Loaded ones
   * - `streaming/partDistance.nearest-sector`: Nearest sector
   * - `streaming/partDistance.no-sectors`: No sectors
   * - `streaming/updateStreaming.room-is-made`: Room is made
   * - `streaming/updateStreaming.no-room`: No room
   */
  readonly partDistance: (givens: PartDistanceGivens) => number | Promise<number>
  /**
   * `update(drawDistance: f32 = 115.0, filesBusy: bool = false) → u32`
   *
   * Checks:
   * - `streaming/Choices.strictly-nearer`: Strictly nearer
   * - `streaming/updateStreaming.asked-for`: Asked for
   * - `streaming/updateStreaming.busy`: Busy
   * - `streaming/updateStreaming.nothing-wanted`: Nothing wanted
   * - `streaming/updateStreaming.nearest-of-both`: Nearest of both
   * - `streaming/Choices.s-before-d`: S before d
   * - `streaming/updateStreaming.other-files`: Other files
   * - `streaming/updateStreaming.urgent`: Urgent
   * - `streaming/updateStreaming.room-is-made`: Room is made
   * - `streaming/updateStreaming.no-room`: No room
   * - `streaming/updateStreaming.only-the-nearest`: Only the nearest
   * - `streaming/updateStreaming.tried-again`: Tried again
   * - `streaming/Choices.only-scenery`: Only scenery
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/partFailed.not-looked-for`: Not looked for
   * - `streaming/partFailed.tried-by-hand`: Tried by hand
   */
  readonly update: (givens: UpdateGivens) => number | Promise<number>
  /**
   * `urgent() → bool`
   *
   * Checks:
   * - `streaming/updateStreaming.urgent`: Urgent
   * - `streaming/updateStreaming.nothing-wanted`: Nothing wanted
   */
  readonly urgent: () => boolean | Promise<boolean>
  /**
   * `room(bytes: u32)`
   *
   * Checks:
   * - `streaming/updateStreaming.urgent`: Urgent
   * - `streaming/updateStreaming.room-is-made`: Room is made
   * - `streaming/updateStreaming.asked-for`: Asked for
   * - `streaming/updateStreaming.no-room`: No room
   * - `streaming/updateStreaming.only-the-nearest`: Only the nearest
   * - `streaming/Choices.s-before-d`: S before d
   * - `streaming/updateStreaming.tried-again`: Tried again
   * - `streaming/requestPart.refused`: Refused
   */
  readonly room: (givens: RoomGivens) => void | Promise<void>
  /**
   * `asked() → text[]`
   *
   * Checks:
   * - `streaming/updateStreaming.only-the-nearest`: Only the nearest
   * - `streaming/updateStreaming.no-room`: No room
   * - `streaming/Choices.only-scenery`: Only scenery
   * - `streaming/requestPart.room-first`: Room first
   * - `streaming/requestPart.granted`: Granted
   * - `streaming/requestPart.its-file`: Its file
   * - `streaming/Choices.room-from-the-request-on`: Room from the request on
   */
  readonly asked: () => readonly string[] | Promise<readonly string[]>
  /**
   * `used() → u32`
   *
   * Checks:
   * - `streaming/updateStreaming.room-is-made`: Room is made
   * - `streaming/updateStreaming.asked-for`: Asked for
   * - `streaming/requestPart.room-first`: Room first
   * - `streaming/requestPart.granted`: Granted
   * - `streaming/requestPart.its-file`: Its file
   * - `streaming/Choices.room-from-the-request-on`: Room from the request on
   * - `streaming/requestPart.refused`: Refused
   * - `streaming/requestPart.one-at-a-time`: One at a time
   * - `streaming/requestPart.not-twice`: Not twice
   * - `streaming/requestPart.of-this-world`: Of this world
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/unloadPart.finished`: Finished
   * - `streaming/unloadPart.not-loaded`: Not loaded
   * - `streaming/cancelPart.room-back`: Room back
   * - `streaming/cancelPart.too-late`: Too late
   * - `streaming/cancelPart.asked-for-again`: Asked for again
   * - `streaming/cancelPart.nothing-to-call-off`: Nothing to call off
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/partFailed.not-looked-for`: Not looked for
   * - `streaming/partFailed.tried-by-hand`: Tried by hand
   * - `streaming/readPart.not-its-own`: Not its own
   * - `streaming/readPart.halfway`: Halfway
   * - `streaming/unloadWorld.all-parts`: All parts
   * - `streaming/unloadWorld.in-use-or-not`: In use or not
   * - `streaming/unloadWorld.reading-ends`: Reading ends
   * - `streaming/unloadWorld.no-more`: No more
   * - `streaming/unloadWorld.twice`: Twice
   */
  readonly used: () => number | Promise<number>
  /**
   * `load(world: WorldName, part: u32)`
   *
   * Checks:
   * - `streaming/findVisibleSectors.for-one-pass`: For one pass
   * - `streaming/collectSector.loaded-ones`: Loaded ones
   * - `streaming/collectSector.in-order`: In order
   * - `streaming/collectSector.no-others`: No others
   * - `streaming/Choices.draw-list`: Draw list
   * - `streaming/Choices.errors-of-a-walk`: Errors of a walk
   * - `streaming/findPartToLoad.nothing-missing`: Nothing missing
   * - `streaming/findPartToLoad.missing-ones`: Missing ones
   * - `streaming/findPartToLoad.kept`: Kept
   * - `streaming/Choices.half-released-parts`: Half-released parts
   * - `streaming/requestPart.not-twice`: Not twice
   * - `streaming/pendingDistance.square-root`: Square root
   * - `streaming/pendingDistance.where-the-cameras-are`: Where the cameras are
   * - `streaming/pendingDistance.none`: None
   * - `streaming/pendingDistance.nearer-of-both`: Nearer of both
   * - `streaming/findPartToUnload.farthest`: Farthest
   * - `streaming/findPartToUnload.loaded-ones`: Loaded ones
   * - `streaming/partDistance.nearest-sector`: Nearest sector
   * - `streaming/findPartToUnload.never-the-last`: Never the last
   * - `streaming/findPartToUnload.unseen`: Unseen
   * - `streaming/findPartToUnload.not-in-use`: Not in use
   * - `streaming/Choices.strictly-farther`: Strictly farther
   * - `streaming/updateStreaming.room-is-made`: Room is made
   * - `streaming/updateStreaming.asked-for`: Asked for
   * - `streaming/updateStreaming.no-room`: No room
   * - `streaming/Choices.s-before-d`: S before d
   * - `streaming/updateStreaming.tried-again`: Tried again
   * - `streaming/requestPart.of-this-world`: Of this world
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/unloadPart.finished`: Finished
   * - `streaming/unloadPart.in-order`: In order
   * - `streaming/unloadPart.first-pending`: First pending
   * - `streaming/cancelPart.nothing-to-call-off`: Nothing to call off
   * - `streaming/unloadWorld.all-parts`: All parts
   * - `streaming/unloadWorld.in-use-or-not`: In use or not
   * - `streaming/unloadWorld.reading-ends`: Reading ends
   * - `streaming/unloadWorld.no-more`: No more
   * - `streaming/unloadWorld.twice`: Twice
   * - `streaming/fadeSector.all-materials`: All materials
   * - `streaming/fadeSector.when-it-changes`: When it changes
   * - `streaming/resetFadeIns.at-once`: At once
   */
  readonly load: (givens: LoadGivens) => void | Promise<void>
  /**
   * `request(world: WorldName, index: i32) → bool`
   *
   * Checks:
   * - `streaming/Choices.half-released-parts`: Half-released parts
   * - `streaming/requestPart.not-twice`: Not twice
   * - `streaming/requestPart.room-first`: Room first
   * - `streaming/requestPart.granted`: Granted
   * - `streaming/requestPart.its-file`: Its file
   * - `streaming/Choices.room-from-the-request-on`: Room from the request on
   * - `streaming/requestPart.refused`: Refused
   * - `streaming/requestPart.one-at-a-time`: One at a time
   * - `streaming/requestPart.of-this-world`: Of this world
   * - `streaming/readPart.to-its-sector`: To its sector
   * - `streaming/readPart.placed`: Placed
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/readPart.appears`: Appears
   * - `streaming/readPart.modulated`: Modulated
   * - `streaming/unloadPart.not-loaded`: Not loaded
   * - `streaming/cancelPart.room-back`: Room back
   * - `streaming/cancelPart.too-late`: Too late
   * - `streaming/cancelPart.asked-for-again`: Asked for again
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/partFailed.not-looked-for`: Not looked for
   * - `streaming/partFailed.tried-by-hand`: Tried by hand
   * - `streaming/readPart.not-its-own`: Not its own
   * - `streaming/readPart.halfway`: Halfway
   * - `streaming/unloadWorld.all-parts`: All parts
   * - `streaming/unloadWorld.in-use-or-not`: In use or not
   * - `streaming/unloadWorld.reading-ends`: Reading ends
   * - `streaming/unloadWorld.no-more`: No more
   * - `streaming/unloadWorld.twice`: Twice
   */
  readonly request: (givens: RequestGivens) => boolean | Promise<boolean>
  /**
   * `come(world: WorldName, bytes: u32)`
   *
   * Checks:
   * - `streaming/updateStreaming.asked-for`: Asked for
   * - `streaming/updateStreaming.busy`: Busy
   * - `streaming/updateStreaming.nothing-wanted`: Nothing wanted
   * - `streaming/requestPart.room-first`: Room first
   * - `streaming/requestPart.granted`: Granted
   * - `streaming/requestPart.its-file`: Its file
   * - `streaming/Choices.room-from-the-request-on`: Room from the request on
   * - `streaming/readPart.to-its-sector`: To its sector
   * - `streaming/readPart.placed`: Placed
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/readPart.appears`: Appears
   * - `streaming/readPart.modulated`: Modulated
   * - `streaming/unloadPart.not-loaded`: Not loaded
   * - `streaming/cancelPart.room-back`: Room back
   * - `streaming/cancelPart.too-late`: Too late
   * - `streaming/cancelPart.asked-for-again`: Asked for again
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/partFailed.not-looked-for`: Not looked for
   * - `streaming/partFailed.tried-by-hand`: Tried by hand
   * - `streaming/readPart.not-its-own`: Not its own
   * - `streaming/readPart.halfway`: Halfway
   * - `streaming/unloadWorld.all-parts`: All parts
   * - `streaming/unloadWorld.in-use-or-not`: In use or not
   * - `streaming/unloadWorld.reading-ends`: Reading ends
   * - `streaming/unloadWorld.no-more`: No more
   * - `streaming/unloadWorld.twice`: Twice
   */
  readonly come: (givens: ComeGivens) => void | Promise<void>
  /**
   * `breakOff(world: WorldName)`
   *
   * Checks:
   * - `streaming/cancelPart.too-late`: Too late
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/partFailed.not-looked-for`: Not looked for
   * - `streaming/partFailed.tried-by-hand`: Tried by hand
   */
  readonly breakOff: (givens: BreakOffGivens) => void | Promise<void>
  /**
   * `cancel(world: WorldName) → bool`
   *
   * Checks:
   * - `streaming/cancelPart.room-back`: Room back
   * - `streaming/cancelPart.too-late`: Too late
   * - `streaming/cancelPart.asked-for-again`: Asked for again
   * - `streaming/cancelPart.nothing-to-call-off`: Nothing to call off
   */
  readonly cancel: (givens: CancelGivens) => boolean | Promise<boolean>
  /**
   * `files() → text[]`
   *
   * Checks:
   * - `streaming/Choices.only-scenery`: Only scenery
   * - `streaming/requestPart.room-first`: Room first
   * - `streaming/requestPart.granted`: Granted
   * - `streaming/requestPart.its-file`: Its file
   * - `streaming/Choices.room-from-the-request-on`: Room from the request on
   * - `streaming/requestPart.refused`: Refused
   */
  readonly files: () => readonly string[] | Promise<readonly string[]>
  /**
   * `strange(indices: i32[])`
   *
   * Checks:
   * - `streaming/readPart.not-its-own`: Not its own
   * - `streaming/partFailed.its-room-back`: Its room back
   */
  readonly strange: (givens: StrangeGivens) => void | Promise<void>
  /**
   * `refusePlace(index: i32)`
   *
   * Checks:
   * - `streaming/readPart.halfway`: Halfway
   */
  readonly refusePlace: (givens: RefusePlaceGivens) => void | Promise<void>
  /**
   * `leaveOut(world: WorldName, index: u32)`
   */
  readonly leaveOut: (givens: LeaveOutGivens) => void | Promise<void>
  /**
   * `use(world: WorldName, index: u32, by: bool = true)`
   *
   * Checks:
   * - `streaming/Choices.half-released-parts`: Half-released parts
   * - `streaming/requestPart.not-twice`: Not twice
   * - `streaming/findPartToUnload.not-in-use`: Not in use
   * - `streaming/updateStreaming.tried-again`: Tried again
   * - `streaming/unloadPart.first-pending`: First pending
   * - `streaming/unloadWorld.all-parts`: All parts
   * - `streaming/unloadWorld.in-use-or-not`: In use or not
   * - `streaming/unloadWorld.reading-ends`: Reading ends
   * - `streaming/unloadWorld.no-more`: No more
   * - `streaming/unloadWorld.twice`: Twice
   */
  readonly use: (givens: UseGivens) => void | Promise<void>
  /**
   * `unloadPart(world: WorldName, part: u32) → bool`
   *
   * Checks:
   * - `streaming/Choices.half-released-parts`: Half-released parts
   * - `streaming/requestPart.not-twice`: Not twice
   * - `streaming/updateStreaming.tried-again`: Tried again
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/unloadPart.finished`: Finished
   * - `streaming/unloadPart.in-order`: In order
   * - `streaming/unloadPart.first-pending`: First pending
   * - `streaming/unloadPart.not-loaded`: Not loaded
   * - `streaming/fadeSector.all-materials`: All materials
   * - `streaming/fadeSector.when-it-changes`: When it changes
   */
  readonly unloadPart: (givens: UnloadPartGivens) => boolean | Promise<boolean>
  /**
   * `unload(world: WorldName)`
   *
   * Checks:
   * - `streaming/unloadWorld.all-parts`: All parts
   * - `streaming/unloadWorld.in-use-or-not`: In use or not
   * - `streaming/unloadWorld.reading-ends`: Reading ends
   * - `streaming/unloadWorld.no-more`: No more
   * - `streaming/unloadWorld.twice`: Twice
   */
  readonly unload: (givens: UnloadGivens) => void | Promise<void>
  /**
   * `fields(world: WorldName) → (reading: i32, busy: i32, readingSector: i32 | none, found: i32 | none, fellBack: bool)`
   *
   * Checks:
   * - `streaming/findPartToLoad.falls-back`: Falls back
   * - `streaming/findPartToLoad.kept`: Kept
   * - `streaming/findPartToLoad.nothing-missing`: Nothing missing
   * - `streaming/findPartToLoad.missing-ones`: Missing ones
   * - `streaming/updateStreaming.asked-for`: Asked for
   * - `streaming/updateStreaming.busy`: Busy
   * - `streaming/updateStreaming.nothing-wanted`: Nothing wanted
   * - `streaming/updateStreaming.nearest-of-both`: Nearest of both
   * - `streaming/Choices.s-before-d`: S before d
   * - `streaming/updateStreaming.other-files`: Other files
   * - `streaming/updateStreaming.room-is-made`: Room is made
   * - `streaming/requestPart.room-first`: Room first
   * - `streaming/requestPart.granted`: Granted
   * - `streaming/requestPart.its-file`: Its file
   * - `streaming/Choices.room-from-the-request-on`: Room from the request on
   * - `streaming/requestPart.refused`: Refused
   * - `streaming/cancelPart.room-back`: Room back
   * - `streaming/cancelPart.too-late`: Too late
   * - `streaming/cancelPart.asked-for-again`: Asked for again
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/partFailed.not-looked-for`: Not looked for
   * - `streaming/partFailed.tried-by-hand`: Tried by hand
   */
  readonly fields: (givens: FieldsGivens) => FieldsResult | Promise<FieldsResult>
  /**
   * `part(world: WorldName, number: u32) → (loaded: bool, held: bool, dictionary: bool, failed: bool)`
   *
   * Checks:
   * - `streaming/updateStreaming.room-is-made`: Room is made
   * - `streaming/updateStreaming.asked-for`: Asked for
   * - `streaming/updateStreaming.no-room`: No room
   * - `streaming/Choices.s-before-d`: S before d
   * - `streaming/updateStreaming.tried-again`: Tried again
   * - `streaming/requestPart.room-first`: Room first
   * - `streaming/requestPart.granted`: Granted
   * - `streaming/requestPart.its-file`: Its file
   * - `streaming/Choices.room-from-the-request-on`: Room from the request on
   * - `streaming/requestPart.refused`: Refused
   * - `streaming/unloadPart.first-pending`: First pending
   * - `streaming/unloadPart.not-loaded`: Not loaded
   * - `streaming/cancelPart.room-back`: Room back
   * - `streaming/cancelPart.too-late`: Too late
   * - `streaming/cancelPart.asked-for-again`: Asked for again
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/partFailed.not-looked-for`: Not looked for
   * - `streaming/partFailed.tried-by-hand`: Tried by hand
   * - `streaming/readPart.not-its-own`: Not its own
   * - `streaming/readPart.halfway`: Halfway
   * - `streaming/unloadWorld.all-parts`: All parts
   * - `streaming/unloadWorld.in-use-or-not`: In use or not
   * - `streaming/unloadWorld.reading-ends`: Reading ends
   * - `streaming/unloadWorld.no-more`: No more
   * - `streaming/unloadWorld.twice`: Twice
   */
  readonly part: (givens: PartGivens) => PartResult | Promise<PartResult>
  /**
   * `state(world: WorldName, index: u32) → u32`
   *
   * Checks:
   * - `streaming/readPart.to-its-sector`: To its sector
   * - `streaming/readPart.placed`: Placed
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/readPart.appears`: Appears
   * - `streaming/readPart.modulated`: Modulated
   * - `streaming/unloadPart.finished`: Finished
   * - `streaming/unloadPart.first-pending`: First pending
   * - `streaming/unloadPart.not-loaded`: Not loaded
   * - `streaming/readPart.not-its-own`: Not its own
   * - `streaming/partFailed.its-room-back`: Its room back
   */
  readonly state: (givens: StateGivens) => number | Promise<number>
  /**
   * `hasAtomic(world: WorldName, index: u32) → bool`
   *
   * Checks:
   * - `streaming/readPart.to-its-sector`: To its sector
   * - `streaming/readPart.placed`: Placed
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/readPart.appears`: Appears
   * - `streaming/readPart.modulated`: Modulated
   * - `streaming/readPart.not-its-own`: Not its own
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/readPart.halfway`: Halfway
   */
  readonly hasAtomic: (givens: HasAtomicGivens) => boolean | Promise<boolean>
  /**
   * `lists(world: WorldName) → i32[][]`
   *
   * Checks:
   * - `streaming/unloadWorld.all-parts`: All parts
   * - `streaming/unloadWorld.in-use-or-not`: In use or not
   * - `streaming/unloadWorld.reading-ends`: Reading ends
   * - `streaming/unloadWorld.no-more`: No more
   * - `streaming/unloadWorld.twice`: Twice
   */
  readonly lists: (givens: ListsGivens) => readonly (readonly number[])[] | Promise<readonly (readonly number[])[]>
  /**
   * `clock(milliseconds: f64)`
   *
   * Checks:
   * - `streaming/readPart.to-its-sector`: To its sector
   * - `streaming/readPart.placed`: Placed
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/readPart.appears`: Appears
   * - `streaming/readPart.modulated`: Modulated
   * - `streaming/fadeSector.all-materials`: All materials
   * - `streaming/fadeSector.when-it-changes`: When it changes
   * - `streaming/resetFadeIns.at-once`: At once
   * - `streaming/fadeSector.no-atomic`: No atomic
   */
  readonly clock: (givens: ClockGivens) => void | Promise<void>
  /**
   * `fadeEnd(world: WorldName, index: u32) → f64`
   *
   * Checks:
   * - `streaming/readPart.to-its-sector`: To its sector
   * - `streaming/readPart.placed`: Placed
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/readPart.appears`: Appears
   * - `streaming/readPart.modulated`: Modulated
   * - `streaming/resetFadeIns.at-once`: At once
   */
  readonly fadeEnd: (givens: FadeEndGivens) => number | Promise<number>
  /**
   * `flags(world: WorldName, index: u32) → u32`
   *
   * Checks:
   * - `streaming/readPart.to-its-sector`: To its sector
   * - `streaming/readPart.placed`: Placed
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/readPart.appears`: Appears
   * - `streaming/readPart.modulated`: Modulated
   */
  readonly flags: (givens: FlagsGivens) => number | Promise<number>
  /**
   * `colours(world: WorldName, index: u32) → u8[][]`
   *
   * Checks:
   * - `streaming/fadeSector.all-materials`: All materials
   * - `streaming/fadeSector.when-it-changes`: When it changes
   * - `streaming/resetFadeIns.at-once`: At once
   */
  readonly colours: (givens: ColoursGivens) => readonly (readonly number[])[] | Promise<readonly (readonly number[])[]>
  /**
   * `fade(world: WorldName, index: u32) → bool`
   *
   * Checks:
   * - `streaming/fadeSector.all-materials`: All materials
   * - `streaming/fadeSector.when-it-changes`: When it changes
   * - `streaming/resetFadeIns.at-once`: At once
   * - `streaming/fadeSector.no-atomic`: No atomic
   */
  readonly fade: (givens: FadeGivens) => boolean | Promise<boolean>
  /**
   * `resetFades(world: WorldName)`
   *
   * Checks:
   * - `streaming/resetFadeIns.at-once`: At once
   */
  readonly resetFades: (givens: ResetFadesGivens) => void | Promise<void>
  /**
   * `did() → text[]`
   *
   * Checks:
   * - `streaming/Choices.only-scenery`: Only scenery
   * - `streaming/readPart.to-its-sector`: To its sector
   * - `streaming/readPart.placed`: Placed
   * - `streaming/readPart.loaded`: Loaded
   * - `streaming/readPart.appears`: Appears
   * - `streaming/readPart.modulated`: Modulated
   * - `streaming/unloadPart.finished`: Finished
   * - `streaming/unloadPart.in-order`: In order
   * - `streaming/unloadPart.first-pending`: First pending
   * - `streaming/cancelPart.room-back`: Room back
   * - `streaming/cancelPart.too-late`: Too late
   * - `streaming/cancelPart.asked-for-again`: Asked for again
   * - `streaming/readPart.not-its-own`: Not its own
   * - `streaming/partFailed.its-room-back`: Its room back
   * - `streaming/readPart.halfway`: Halfway
   * - `streaming/unloadWorld.all-parts`: All parts
   * - `streaming/unloadWorld.in-use-or-not`: In use or not
   * - `streaming/unloadWorld.reading-ends`: Reading ends
   * - `streaming/unloadWorld.no-more`: No more
   * - `streaming/unloadWorld.twice`: Twice
   */
  readonly did: () => readonly string[] | Promise<readonly string[]>
  /**
   * `alphaAt(elapsed: f64) → u8`
   *
   * Checks:
   * - `streaming/fadeAlpha.over-a-second`: Over a second
   * - `streaming/fadeAlpha.cut-off`: Cut off
   * - `streaming/fadeAlpha.all-there`: All there
   */
  readonly alphaAt: (givens: AlphaAtGivens) => number | Promise<number>
  /**
   * `frustum(boxes: { inf: vec3, sup: vec3 }[], planes: vec4[]) → u32[]`
   *
   * Checks:
   * - `streaming/walkFrustum.in-the-layouts-order`: In the layout's order
   * - `streaming/walkFrustum.reaching-in`: Reaching in
   */
  readonly frustum: (givens: FrustumGivens) => readonly number[] | Promise<readonly number[]>
}
