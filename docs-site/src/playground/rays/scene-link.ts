import type { Shape } from '../../pictures/space/shape.ts'
import { printParts, printWords, readParts, readWords } from '../link-text.ts'
import type { LinkPart } from '../link-text.ts'
import { readInteger, readNumber, readNumbers, readTriple } from '../numbers.ts'
import type { Triple } from '../numbers.ts'
import { ALL, IDENTITY } from './scene.ts'
import type { Scene, SceneBody, SceneShape } from './scene.ts'

/** More shapes than this are no scene that anybody looks at. */
const MOST_SHAPES = 48

/**
 * `S=…&d=…&len=…&mode=…&body=flags~types~owner&box=on~centre~half~axes~name&…`: shapes follow their body.
 *
 * Every number is written in full, so that a link gives the same floats again.
 */
export function printScene({ bodies, start, direction, length, typeMask, ignored, mode }: Scene): string {
  return printParts([
    ['S', start.join()],
    ['d', direction.join()],
    ['len', String(length)],
    ['mode', mode],
    ...(typeMask === ALL ? [] : [['types', String(typeMask)] as const]),
    ...(ignored === undefined ? [] : [['ignored', printWords(ignored)] as const]),
    ...bodies.flatMap(printBody),
  ])
}

function printBody({ owner, flags, typeMask, shapes, bones }: SceneBody): readonly LinkPart[] {
  return [
    ['body', [flags, typeMask, printWords(owner)].join('~')],
    ...shapes.map((shape): LinkPart => [shape.kind, printShape(shape)]),
    ...bones.map((shape): LinkPart => [`bone-${shape.kind}`, printShape(shape)]),
  ]
}

function printShape(shape: SceneShape): string {
  return [shape.enabled ? 1 : 0, ...fieldsOf(shape), printWords(shape.name)].join('~')
}

function fieldsOf(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case 'box': {
      const axes = shape.axes.flat().join()
      return [shape.centre.join(), shape.half.join(), axes === IDENTITY.flat().join() ? '' : axes]
    }
    case 'capsule':
      return [shape.base.join(), String(shape.height), String(shape.radius)]
    case 'ball':
      return [shape.centre.join(), String(shape.radius)]
    case 'bar':
      return [shape.from.join(), shape.to.join(), String(shape.radius)]
  }
}

/** What a link says; nothing when it is not one of ours. */
export function parseScene(text: string): Scene | undefined {
  const parts = readParts(text)
  if (parts === undefined) return undefined
  const value = (name: string): string | undefined => parts.find(([key]) => key === name)?.[1]
  const [start, direction, length] = [readTriple(value('S')), readTriple(value('d')), readNumber(value('len'))]
  const typeMask = value('types') === undefined ? ALL : readInteger(value('types'), 0, ALL)
  const ignored = readWords(value('ignored'))
  const bodies = readBodies(parts)
  if (start === undefined || direction === undefined || length === undefined) return undefined
  if (typeMask === undefined || bodies === undefined) return undefined
  const mode = value('mode') === 'truth' ? 'truth' : 'original'
  return { bodies, start, direction, length, typeMask, ignored, mode }
}

interface GrowingBody extends SceneBody {
  readonly shapes: SceneShape[]
  readonly bones: SceneShape[]
}

function readBodies(parts: readonly LinkPart[]): readonly SceneBody[] | undefined {
  const bodies: GrowingBody[] = []
  let count = 0
  for (const [name, value] of parts) {
    if (name === 'body') {
      const body = readBody(value)
      if (body === undefined) return undefined
      bodies.push(body)
      continue
    }
    const [, bone, kind] = /^(bone-)?(box|capsule|ball|bar)$/.exec(name) ?? []
    if (kind === undefined) continue
    const [shape, body] = [readShape(kind as Shape['kind'], value), bodies.at(-1)]
    count += 1
    if (shape === undefined || body === undefined || count > MOST_SHAPES) return undefined
    body[bone === undefined ? 'shapes' : 'bones'].push(shape)
  }
  return bodies.length <= MOST_SHAPES ? bodies : undefined
}

function readBody(value: string): GrowingBody | undefined {
  const [flagText, typeText, ownerText] = value.split('~')
  const [flags, typeMask] = [readInteger(flagText, 0, ALL), readInteger(typeText, 0, ALL)]
  const owner = readWords(ownerText)
  if (flags === undefined || typeMask === undefined || owner === undefined) return undefined
  return { owner, flags, typeMask, shapes: [], bones: [] }
}

function readShape(kind: Shape['kind'], value: string): SceneShape | undefined {
  const fields = value.split('~')
  const [form, name] = [readForm(kind, fields.slice(1, -1)), readWords(fields.at(-1))]
  if (form === undefined || name === undefined) return undefined
  return { ...form, name, enabled: fields[0] !== '0' }
}

function readForm(kind: Shape['kind'], [first, second, third]: readonly string[]): Shape | undefined {
  const [one, two] = [readTriple(first), readTriple(second)]
  if (one === undefined) return undefined
  if (kind === 'box') {
    const axes = readAxes(third)
    return two && axes && { kind, centre: one, half: two, axes }
  }
  if (kind === 'capsule') {
    const [height, radius] = [readNumber(second), readNumber(third)]
    return height === undefined || radius === undefined ? undefined : { kind, base: one, height, radius }
  }
  const radius = readNumber(kind === 'ball' ? second : third)
  if (radius === undefined) return undefined
  if (kind === 'ball') return { kind, centre: one, radius }
  return two && { kind, from: one, to: two, radius }
}

function readAxes(text: string | undefined): readonly [Triple, Triple, Triple] | undefined {
  if (text === '') return IDENTITY
  const numbers = readNumbers(text, 9)
  if (numbers === undefined) return undefined
  return [0, 3, 6].map((at) => numbers.slice(at, at + 3)) as unknown as [Triple, Triple, Triple]
}
