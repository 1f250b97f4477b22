import type { BodyList } from '@coney/bodies'

const { fround, max } = Math

/** Measures how wide the widest body of a list is in x. Nothing else ever makes that bound smaller. */
export function refreshWidest(bodies: BodyList): void {
  bodies.widest = 0
  for (let body = bodies.head; body !== undefined; body = body.next) {
    bodies.widest = max(bodies.widest, fround(body.max.x - body.min.x))
  }
}
