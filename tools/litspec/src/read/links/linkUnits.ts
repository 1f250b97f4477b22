import type { Config, Finding, UnitModel } from '../../model/index.ts'
import { byPlace } from '../byPlace.ts'
import { unsureFiles } from '../echoes.ts'
import { claimLinks } from './claimLinks.ts'
import { duplicateSlugs } from './duplicateSlugs.ts'
import { sharedBytes } from './sharedBytes.ts'

/**
 * Checks everything that takes several units to tell.
 *
 * `found` is what is wrong with the documents each by itself: a link to a claim that may only have been hidden by that is
 * not wrong, too.
 */
export function linkUnits(units: readonly UnitModel[], _config: Config, found: readonly Finding[] = []): Finding[] {
  return [...duplicateSlugs(units), ...sharedBytes(units), ...claimLinks(units, unsureFiles(found))].toSorted(byPlace)
}
