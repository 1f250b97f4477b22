import { add, divide, dot, minus, multiply, root, round, square, subtract, times, type Triple } from './float.ts'

export interface PlainCapsule {
  readonly kind: 'capsule'
  readonly base: Triple
  readonly height: number
  readonly radius: number
}

/** What the kernel is given: base, axis and radius. */
export interface PlainAxis {
  readonly P: Triple
  readonly A: Triple
  readonly R: number
}

/** A = (P with z raised by the height) − P. */
export function plainAxis({ base, height, radius }: PlainCapsule): PlainAxis {
  const top: Triple = [base[0], base[1], add(base[2], height)]
  return { P: base, A: minus(top, base), R: radius }
}

const LARGEST = round(3.4028234663852886e38)

/** Sweep_SphereCapsule for a ray: every root that passes its test is a candidate, the first two are stored. */
export function plainCapsule(S: Triple, D: Triple, { P, A, R }: PlainAxis): number[] | undefined {
  const L = root(dot(A, A))
  const U: Triple = L === 0 ? [0, 0, 1] : [divide(A[0], L), divide(A[1], L), divide(A[2], L)]
  const [E1, E2]: [Triple, Triple] = [
    [1, 0, 0],
    [0, 1, 0],
  ]
  const local = (v: Triple): Triple => [dot(v, E1), dot(v, E2), dot(v, U)]
  const [s1, s2, s3] = local(minus(S, P))
  const n = root(dot(local(D), local(D)))
  const invn = n === 0 ? LARGEST : divide(1, n)
  const [u1, u2, u3] = times(local(D), invn)

  if (Math.abs(u3) >= round(0.999999) || n < round(1e-6)) {
    const q2 = subtract(subtract(square(R), square(s1)), square(s2))
    const k = dot(D, A)
    if (q2 < 0 || k === 0) return undefined
    const q = root(q2)
    const out = multiply(add(subtract(L, s3), q), invn)
    return k < 0 ? [multiply(add(s3, q), invn), out] : [multiply(-add(s3, q), invn), out]
  }

  const b = add(multiply(s1, u1), multiply(s2, u2))
  const c = subtract(add(square(s1), square(s2)), square(R))
  const a = add(square(u1), square(u2))
  const disc = subtract(square(b), multiply(a, c))
  if (disc < 0) return undefined

  const height = (t: number): number => add(s3, multiply(t, u3))
  const solve = (b: number, disc: number, a = 1): number[] => {
    if (disc < 0) return []
    if (disc === 0) return [divide(-b, a)]
    return [divide(subtract(-b, root(disc)), a), divide(add(-b, root(disc)), a)]
  }

  const side = solve(b, disc, a)
  const stored = side.filter((t) => 0 <= height(t) && height(t) <= L)
  const done = stored.length === side.length
  if (!done) {
    const c1 = add(c, square(s3))
    const b1 = add(b, multiply(s3, u3))
    const bottom = solve(b1, subtract(square(b1), c1)).filter((t) => height(t) <= 0)
    const b2 = subtract(b1, multiply(u3, L))
    const c2 = add(c1, multiply(L, subtract(L, multiply(2, s3))))
    const top = solve(b2, subtract(square(b2), c2)).filter((t) => height(t) >= L)
    stored.push(...bottom, ...top)
  }
  return stored.length === 0 ? undefined : stored.slice(0, 2).map((t) => multiply(t, invn))
}
