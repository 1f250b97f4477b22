import { releaseInOrder } from './release-in-order.ts'

/** What else ends with a level. */
export interface LevelServices {
  /** Takes away the glows of the level's lights. */
  resetLightGlows(): void
  /** Takes away the captions, which show the subtitles of the level. */
  clearCaptions(): void
}

/**
 * Ends a level, if there is one: the light glows go, then the captions, then the level itself.
 *
 * Each of the three happens even when one before it fails; then its error is thrown, or an `AggregateError` of several.
 *
 * @orig 0x0040c7f0 WorldLevel_Release (WorldLevel.cpp)
 */
export function releaseLevel(level: { dispose(): void } | undefined, services: LevelServices): void {
  releaseInOrder([() => services.resetLightGlows(), () => services.clearCaptions(), () => level?.dispose()])
}
