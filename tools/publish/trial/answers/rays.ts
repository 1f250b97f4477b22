import type { ReadonlyVec3 } from '@coney/math'
import { createContact, createHitList, createRaySegment, rayBox, segmentOfRay, segmentOrientedBox } from '@coney/rays'
import type { BoxFrame } from '@coney/rays'

interface Givens {
  readonly box: BoxFrame
  readonly S: ReadonlyVec3
  readonly d: ReadonlyVec3
  readonly len: number
}

export const answers = {
  rayBox: ({ box, S, d, len }: Givens): unknown => {
    const ray = { origin: S, direction: d, length: len }
    const [segment, hits, contact] = [createRaySegment(), createHitList(), createContact()]
    segmentOfRay(segment, ray)
    const list = segmentOrientedBox(segment, box, hits) ? [...hits.fractions.subarray(0, hits.count)] : []
    return { list, answer: rayBox(ray, box, contact) ? contact.fraction : undefined }
  },
}
