import { FADE_MILLISECONDS } from '../constants.ts'

/**
 * The alpha of a sector that is all there at `fadeEnd`, a byte: 255 × (1 − (fadeEnd − now) / 1000), cut off.
 *
 * Written as 255 × elapsed / 1000, which is exact where the quotient is. Times are milliseconds of one clock.
 *
 * @spec streaming/fadeAlpha
 */
export function fadeAlpha(fadeEnd: number, now: number): number {
  const elapsed = FADE_MILLISECONDS - (fadeEnd - now)
  if (elapsed >= FADE_MILLISECONDS) return 255
  return elapsed > 0 ? Math.floor((255 * elapsed) / FADE_MILLISECONDS) : 0
}
