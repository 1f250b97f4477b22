import { ALL_TYPES } from '../constants.ts'

/** Whom a cast may meet, besides what every cast asks for: the flag `RAYCAST_TARGET`. */
export interface CastFilter<Owner = unknown> {
  /** A body is met when it has one of these types; 0 meets none. Left out: `ALL_TYPES`. */
  readonly typeMask?: number | undefined
  /** Bodies of this owner are passed through. */
  readonly ignored?: Owner | undefined
}

/** The filter of a cast that is given none. */
export const EVERYONE: CastFilter<never> = { typeMask: ALL_TYPES }
