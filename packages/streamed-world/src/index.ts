export {
  FADE_MILLISECONDS,
  NO_DISTANCE,
  SECTOR_LOADED,
  SECTOR_PENDING,
  SECTOR_RELEASED,
  UNLOAD_MARGIN,
  URGENT_DISTANCE,
} from './constants.ts'
export { fadeAlpha } from './fade/fade-alpha.ts'
export { fadeSector } from './fade/fade-sector.ts'
export { modulateMaterialColour } from './fade/modulate-material-colour.ts'
export { resetFadeIns } from './fade/reset-fade-ins.ts'
export { setMaterialAlpha } from './fade/set-material-alpha.ts'
export type { PartRecord, SectorBox, SectorRecord, WorldLayout } from './layout/world-layout.ts'
export { releaseAtomic } from './parts/release-atomic.ts'
export { cancelPart, requestPart } from './parts/request-part.ts'
export { unloadPart } from './parts/unload-part.ts'
export { boxDistance } from './search/box-distance.ts'
export { findPartToLoad } from './search/find-part-to-load.ts'
export { findPartToUnload } from './search/find-part-to-unload.ts'
export { partDistance } from './search/part-distance.ts'
export { StreamedWorldError, type StreamedWorldErrorCode } from './streamed-world-error.ts'
export { PartStreamer, type StreamingOutcome } from './update/part-streamer.ts'
export { DrawList } from './visibility/draw-list.ts'
export { FrustumWalk, type FrustumPlane } from './visibility/frustum-walk.ts'
export type { PotentialVisibility } from './visibility/potential-visibility.ts'
export type { SectorCallback } from './visibility/sector-callback.ts'
export type { SectorOccluders } from './visibility/sector-occluders.ts'
export type { SectorWalk } from './visibility/sector-walk.ts'
export { Sight } from './visibility/sight.ts'
export { VisibilityPass } from './visibility/visibility-pass.ts'
export type { PartContents, PartPlatform } from './world/part-platform.ts'
export type { PartRoom, Reservation } from './world/part-room.ts'
export type { Part } from './world/part.ts'
export type { SectorAtomic, SectorGeometry, SectorMaterial } from './world/sector-atomic.ts'
export type { Sector } from './world/sector.ts'
export { StreamedWorld, type StreamedWorldOptions } from './world/streamed-world.ts'
export type { VisibleBits } from './world/visible-bits.ts'
