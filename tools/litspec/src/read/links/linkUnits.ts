import type { Config, Finding, UnitModel } from '../../model/index.ts'
import { byPlace } from '../byPlace.ts'
import { claimLinks } from './claimLinks.ts'
import { duplicateSlugs } from './duplicateSlugs.ts'
import { sharedBytes } from './sharedBytes.ts'

/** Checks everything that takes several units to tell. */
export function linkUnits(units: readonly UnitModel[], _config: Config): Finding[] {
  return [...duplicateSlugs(units), ...sharedBytes(units), ...claimLinks(units)].toSorted(byPlace)
}
