import { test } from 'vitest'
import type { Finding } from '../../model/index.ts'
import { unwrap } from '../parcel.ts'
import { anchorAt, errorAt } from './anchors.ts'
import type { Anchors, LocatedAnchor } from './anchors.ts'

/** Declares one failing test for each finding of a document that cannot be run, at its place. */
export function defineFindings(located: Iterable<LocatedAnchor>, parcel: string): void {
  const anchors: Anchors = new Map(located)
  for (const finding of unwrap<readonly Finding[]>(parcel)) {
    const anchor = anchorAt(anchors, finding.place)
    anchor(() =>
      test(finding.ruleId, { concurrent: false, retry: 0 }, () => {
        throw errorAt(anchor, finding.ruleId, describeFinding(finding))
      }),
    )
  }
}

function describeFinding({ reason, fix, note, related = [] }: Finding): string {
  const places = related.map(
    ({ message, place }) => `${message}: ${place.file}:${place.start.line}:${place.start.column}`,
  )
  const lines = [reason, fix === undefined ? undefined : `write ${fix}`, note, ...places]
  return lines.filter((line) => line !== undefined).join('\n')
}
