import { RAYCAST_TARGET } from '@coney/rays'
import { isList, isRecord, type Plain } from '../case/plain.ts'
import type { Step } from '../case/story.ts'
import { shapeOf, type Shape } from '../space/shape.ts'

/** A shape of a body, and what keeps the ray from it. */
export interface BodyShape {
  readonly owner: string
  readonly name: string
  readonly shape: Shape
  /** `undefined` when the ray can meet it. */
  readonly hindrance: string | undefined
}

/** All shapes of all bodies of a call, those of bones as well. */
export function bodyShapesOf({ givens }: Step): readonly BodyShape[] {
  const { bodies, typeMask, ignored } = givens
  if (!isList(bodies)) return []
  return bodies.filter(isRecord).flatMap((body) => {
    const owner = String(body['owner'])
    const hindrance =
      owner === ignored
        ? 'ignored'
        : typeof body['flags'] === 'number' && (body['flags'] & RAYCAST_TARGET) === 0
          ? 'no target of rays'
          : (Number(body['typeMask']) & Number(typeMask)) === 0
            ? 'another type'
            : undefined
    return [
      ...shapes(body['shapes'], owner, () => hindrance),
      ...shapes(body['boneShapes'], owner, () => hindrance ?? 'a bone'),
    ]
  })
}

function shapes(value: Plain | undefined, owner: string, hindrance: () => string | undefined): readonly BodyShape[] {
  if (!isList(value)) return []
  return value.filter(isRecord).flatMap((record) => {
    const shape = shapeOf(record)
    if (shape === undefined) return []
    const own =
      record['enabled'] === false
        ? 'switched off'
        : shape.kind === 'ball' || shape.kind === 'bar'
          ? 'no shape for rays'
          : undefined
    return [{ owner, name: String(record['name']), shape, hindrance: hindrance() ?? own }]
  })
}
