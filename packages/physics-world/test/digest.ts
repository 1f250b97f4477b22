import { chainOf } from './chain-of.ts'
import type { Playground } from './playground.ts'

/** Every number of a playground that can change, in one order: two of them are equal when all their bits are. */
export function numbersOf(playground: Playground): number[] {
  const { world, objects, loners } = playground
  const { settleSlots, ignoreSlots } = world.pools
  const bodies = [...objects.flatMap(({ body }) => body ?? []), ...loners]
  const place = new Map<unknown, number>([...objects, ...bodies].map((thing, i) => [thing, i]))
  // A body that is not in the world is its owner's affair, unless it turns.
  const turning = new Set(settleSlots.elements.map(({ object }) => object?.body))
  const kept = bodies.filter((body) => body.index >= 0 || turning.has(body))
  return [
    world.ticks,
    world.bodies.widest,
    playground.random.state,
    ...chainOf(world.bodies).map((body) => place.get(body)!),
    ...kept.flatMap(({ index, flags, min, max }) => [index, flags, min.x, min.y, min.z, max.x, max.y, max.z]),
    ...kept.flatMap(({ shapes }) => shapes.flatMap(numbersIn)),
    ...settleSlots.elements.flatMap(({ object, t, speed, acceleration, start, end }) => [
      object === undefined ? -1 : place.get(object)!,
      t,
      speed,
      acceleration,
      ...[start.x, start.y, start.z, start.w],
      ...[end.x, end.y, end.z, end.w],
    ]),
    ...ignoreSlots.elements.map(({ body }) => (body === undefined ? 0 : 1)),
    ...playground.saveObjects().flat(),
  ]
}

/** A number for all of them, over their bits (after FNV-1a). */
export function digestOf(playground: Playground): number {
  const words = new Int32Array(Float64Array.from(numbersOf(playground)).buffer)
  let hash = 0x811c9dc5
  for (const word of words) hash = Math.imul(hash ^ word ^ (word >>> 15), 0x01000193)
  return hash >>> 0
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
