import type { Fixture } from '../case/fixture.ts'
import { isList } from '../case/plain.ts'
import { readStory } from '../case/readStory.ts'
import { arrowHead, line, round, type Point } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { HALO, label, note, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell } from '../svg/spell.ts'

/** A blend of two turns about z: how far along, and the angle that comes of it. */
interface Blend {
  readonly t: number
  readonly angle: number
}

/** A dial: x to the right, y up. */
const DIAL = { x: 92, y: 236, radius: 190 }

/** Blends of no turn and a quarter turn about z, as the x axis that each of them turns. */
export function blendsOnADial(fixture: Fixture): Picture | undefined {
  const blends = fixture.cases.flatMap((one) => {
    const step = readStory(one).runs[0]?.find(({ method }) => method === 'slerp')
    const t = step?.givens['t']
    const [end, angle] = [turnAboutZ(step?.givens['to']), turnAboutZ(step?.expected['blend'])]
    // The other quaternion of the same turn has the angle less a whole turn.
    if (typeof t !== 'number' || angle === undefined || end === undefined || !isQuarter(end)) return []
    return [{ t, angle }]
  })
  if (blends.length < 3) return undefined
  const sentence = 'What is below 0 counts as 0, and what is above 1 as 1: the pace is even.'
  const closing = paragraph(WIDTH / 2, DIAL.y + 52, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: `${fixture.slug}-blends`,
    title: 'From one rotation to another',
    description: `Blends of no turn and a quarter turn about z: ${blends.map(({ t, angle }) => `t = ${spell(t)} is ${degrees(angle)} degrees`).join(', ')}. ${sentence}`,
    height: DIAL.y + 46 + closing.height,
    parts: [
      note(4, 14, 'the x axis after a blend, from above: x →, y ↑'),
      arc(),
      ...together(blends).map(hand),
      ...closing.parts,
    ],
  })
}

/** The angle of a rotation about z, 2·atan2(z, w); none for one about another axis. */
function turnAboutZ(value: unknown): number | undefined {
  const rotation = isList(value as never)
    ? (value as readonly unknown[]).map(Number)
    : value === 'identity'
      ? [0, 0, 0, 1]
      : []
  const [x, y, z, w] = rotation
  return x === 0 && y === 0 && z !== undefined && w !== undefined ? 2 * Math.atan2(z, w) : undefined
}

function isQuarter(angle: number): boolean {
  return Math.abs(angle - Math.PI / 2) < 1e-6
}

/** Blends that come to the same have one hand, with all of their `t`. */
function together(blends: readonly Blend[]): readonly (readonly Blend[])[] {
  return blends.reduce<readonly (readonly Blend[])[]>((hands, blend) => {
    const same = hands.findIndex(([first]) => first !== undefined && Math.abs(first.angle - blend.angle) < 1e-4)
    if (same < 0) return [...hands, [blend]]
    return hands.map((one, index) => (index === same ? [...one, blend] : one))
  }, [])
}

function at(angle: number, radius: number): Point {
  return { x: DIAL.x + radius * Math.cos(angle), y: DIAL.y - radius * Math.sin(angle) }
}

function arc(): Markup {
  const [from, to] = [at(0, DIAL.radius), at(Math.PI / 2, DIAL.radius)]
  const r = DIAL.radius
  return element('path', {
    class: 'arc',
    d: `M${round(from.x)} ${round(from.y)}A${r} ${r} 0 0 0 ${round(to.x)} ${round(to.y)}`,
    fill: 'none',
    stroke: INK.line,
    'stroke-opacity': 0.4,
    'stroke-dasharray': '3 3',
  })
}

function hand(blends: readonly Blend[]): Markup {
  const angle = blends[0]?.angle ?? 0
  const [centre, tip, text] = [at(0, 0), at(angle, DIAL.radius), at(angle, DIAL.radius + 10)]
  const steep = angle > Math.PI / 2 - 0.2
  const words = `t = ${blends.map(({ t }) => spell(t)).join(' or ')}`
  return group(
    { class: 'blend', 'data-t': blends.map(({ t }) => spell(t)).join(' ') },
    line(centre, tip, { class: 'hand', stroke: INK.answer, 'stroke-width': 2.2 }),
    ...arrowHead(tip, { x: tip.x - centre.x, y: tip.y - centre.y }, 11, INK.answer),
    label(
      steep ? tip.x + 10 : angle < 0.1 ? WIDTH - 4 : text.x,
      angle < 0.1 ? tip.y + 20 : text.y + (steep ? 14 : 0),
      words,
      {
        ...HALO,
        'font-size': SMALL,
        'font-weight': 600,
        'text-anchor': angle < 0.1 ? 'end' : 'start',
      },
    ),
    note(
      centre.x + (steep ? 12 : 0) + Math.cos(angle) * 100,
      centre.y - Math.sin(angle) * 100 + (angle < 0.1 ? -6 : 4),
      `${degrees(angle)}°`,
      { ...HALO, 'text-anchor': steep ? 'start' : 'middle', 'font-size': SMALL - 1, 'fill-opacity': 1 },
    ),
  )
}

function degrees(angle: number): string {
  return spell(Math.round((angle * 1800) / Math.PI) / 10)
}
