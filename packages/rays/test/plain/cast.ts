import { add, multiply, times, type Triple } from './float.ts'
import { plainBox, type PlainBox } from './box.ts'
import { plainAxis, plainCapsule, type PlainCapsule } from './capsule.ts'

export interface PlainRay {
  readonly S: Triple
  readonly d: Triple
  readonly len: number
}

/** PhysicsRay_Box and PhysicsRay_Capsule: the first stored fraction inside the segment. */
export function plainAnswer({ S, d, len }: PlainRay, shape: PlainBox | PlainCapsule): number | undefined {
  const D = times(d, len)
  const stored = shape.kind === 'box' ? plainBox(S, D, shape) : plainCapsule(S, D, plainAxis(shape))
  return stored?.filter((fraction) => 0 <= fraction && fraction <= 1)[0]
}

export interface PlainBody {
  readonly name: number
  readonly owner: string
  readonly flags: number
  readonly typeMask: number
  readonly min: Triple
  readonly max: Triple
  /** Enabled boxes and capsules, with their place in the chain. */
  readonly chain: readonly { readonly place: number; readonly shape: PlainBox | PlainCapsule }[]
}

export interface PlainHit {
  readonly body: number
  readonly place: number
  readonly fraction: number
}

/** IPhysics_RayCastBodies over bodies in the order of the list. */
export function plainCast(
  bodies: readonly PlainBody[],
  ray: PlainRay,
  typeMask: number,
  ignored: string | undefined,
): PlainHit | undefined {
  const E = [0, 1, 2].map((i) => add(ray.S[i]!, multiply(ray.d[i]!, ray.len)))
  const low = E.map((e, i) => Math.min(e, ray.S[i]!))
  const high = E.map((e, i) => Math.max(e, ray.S[i]!))
  const hits = bodies
    .filter(({ min, max }) => [0, 1, 2].every((i) => min[i]! <= high[i]! && max[i]! >= low[i]!))
    .filter((body) => (body.flags & 0x2000) !== 0 && (body.typeMask & typeMask) !== 0 && body.owner !== ignored)
    .flatMap((body) =>
      body.chain.map(({ place, shape }) => ({ body: body.name, place, fraction: plainAnswer(ray, shape) })),
    )
    .filter((hit): hit is PlainHit => hit.fraction !== undefined)
  return hits.reduce<PlainHit | undefined>(
    (best, hit) => (best && best.fraction <= hit.fraction ? best : hit),
    undefined,
  )
}
