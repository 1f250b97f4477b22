import type { Finding } from '../../model/index.ts'
import { Lines } from '../document/lines.ts'
import { unexpected } from '../unexpected.ts'
import { refusedCharacter } from './characters.ts'
import { excesses } from './excess.ts'
import { LIMITS } from './limits.ts'

/** Checks a normalised text before it is parsed; with any finding it is not. */
export function checkLimits(file: string, text: string): Finding[] {
  const lines = new Lines(text)
  const placeOf = (start: number, end: number): Finding['place'] => ({
    file,
    start: lines.point(start),
    end: lines.point(end),
  })
  if (text.length > LIMITS.file) {
    const found = `${text.length} characters of a file`
    return [unexpected('unit/too-large', placeOf(0, 0), found, `at most ${LIMITS.file}`)]
  }
  const refused = refusedCharacter(text)
  const findings = excesses(text).map(({ start, end, found, expected }) =>
    unexpected('unit/too-large', placeOf(start, end), found, expected),
  )
  if (!refused) return findings
  const note = refused.more > 0 ? { note: `${refused.more} more follow.` } : {}
  const place = placeOf(refused.offset, refused.offset + 1)
  return [unexpected('unit/not-text', place, refused.name, 'UTF-8 text without it', note), ...findings]
}
