import type { Finding, UnitModel } from '../../model/index.ts'
import { overlapping, stretchesOf } from '../functions/overlap.ts'
import type { Stretch } from '../functions/overlap.ts'

/** No two functions of different units share a byte; inside one unit that is checked when it is read. */
export function sharedBytes(units: readonly UnitModel[]): Finding[] {
  const sorted = units
    .flatMap(({ functions }) => stretchesOf(functions))
    .toSorted((one, other) => one.start - other.start)
  /** The function of each unit that reaches furthest. */
  const furthest = new Map<string, Stretch>()
  return sorted.flatMap((stretch) => {
    const { file } = stretch.address.place
    const others = [...furthest].filter(([other, { end }]) => other !== file && stretch.start < end)
    if (stretch.end > (furthest.get(file)?.end ?? 0)) furthest.set(file, stretch)
    return others.map(([, other]) => overlapping(stretch, other))
  })
}
