import { spell } from '../svg/spell.ts'
import { isInside, onSegment, stretchIn, type Stretch } from '../space/inside.ts'
import { length } from '../space/vector.ts'
import type { RayCase } from './rayCase.ts'

/** What a picture says of a case, beside what it shows. */
export interface Reading {
  /** One sentence: what is answered, and how that compares with geometry. */
  readonly sentence: string
  /** Where the ray truly enters, when the answer is something else. */
  readonly truth: number | undefined
  readonly right: boolean
}

const CLOSE = 5e-4

/**
 * Compares the answer with where the segment really is inside of the shape.
 *
 * The answer that people expect is the first fraction at which the segment touches the shape, which is 0 for one that
 * starts inside.
 */
export function read({ ray, shape, answer }: RayCase): Reading {
  if (length(ray.reach) === 0) return nothing('A ray without length: no hit.', true)
  const stretch = stretchIn(shape, ray)
  const part = onSegment(stretch)
  if (answer === undefined) return nothing('', true)
  if (answer === 'none') return ofMiss(part, stretch)
  if (part === undefined || stretch === undefined) {
    return nothing(`It answers ${spell(answer)}, although the ray never touches the ${shape.kind}.`, false)
  }
  const inside = isInside(shape, ray, 0)
  if (near(answer, part[0])) return nothing(rightly(answer, stretch, inside), true)
  if (near(answer, stretch[1])) {
    const instead = inside ? 'It starts inside, and answers' : `It enters at ${roughly(part[0])}, but answers`
    // What is nearly vertical is computed as if it were vertical, so the exit is not met quite.
    const about = Math.abs(answer - stretch[1]) > 2e-5 ? 'about where' : 'where'
    return {
      sentence: `${instead} ${about} it leaves, ${spell(answer)}.`,
      truth: inside ? undefined : part[0],
      right: false,
    }
  }
  const sentence = `It answers ${spell(answer)}, which is neither entry nor exit.`
  return { sentence, truth: inside ? undefined : part[0], right: false }
}

/** An answer that people would expect. */
function rightly(answer: number, [enter, leave]: Stretch, inside: boolean): string {
  if (inside && (near(enter, 0) || near(leave, 0))) return 'It starts on the surface: the answer is 0.'
  if (inside) return 'It starts inside: the answer is 0.'
  return near(enter, leave) ? `It touches once, at ${spell(answer)}.` : `It answers where it enters, ${spell(answer)}.`
}

function ofMiss(part: Stretch | undefined, stretch: Stretch | undefined): Reading {
  if (part === undefined || stretch === undefined) return nothing('The ray does not touch it: no hit.', true)
  if (near(part[0], 0) && near(part[1], 1)) return nothing('It is inside from start to end: no hit.', false)
  const entry = roughly(part[0])
  return {
    sentence:
      part[0] > 0 ? `It enters at ${entry}, and yet there is no hit.` : 'It starts inside, and there is no hit.',
    truth: part[0] > 0 ? part[0] : undefined,
    right: false,
  }
}

function nothing(sentence: string, right: boolean): Reading {
  return { sentence, truth: undefined, right }
}

/** Geometry in six digits, as the unit writes it. */
function roughly(value: number): string {
  return spell(Number(value.toPrecision(6)))
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < CLOSE
}
