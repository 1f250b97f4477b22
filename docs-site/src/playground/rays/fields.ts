import { hexOf, readInteger } from '../numbers.ts'
import type { Triple } from '../numbers.ts'
import { ALL, endOf, rayBetween, TARGET, withBody, withShape } from './scene.ts'
import type { Scene, SceneBody, SceneShape } from './scene.ts'
import { axesOfTurn, turnOf } from './turn.ts'

/** What stands in the editor for what is selected, and what a change of it makes of the scene. */
export type Field = TripleField | NumberField | TextField | CheckField | ChoiceField

interface Labelled {
  readonly name: string
  readonly label: string
}

export interface TripleField extends Labelled {
  readonly kind: 'triple'
  readonly value: Triple
  readonly step: number
  readonly set: (value: Triple) => Scene
}

export interface NumberField extends Labelled {
  readonly kind: 'number'
  readonly value: number
  readonly set: (value: number) => Scene
}

/** `set` answers nothing for a text that means nothing. */
export interface TextField extends Labelled {
  readonly kind: 'text'
  readonly value: string
  readonly set: (value: string) => Scene | undefined
}

export interface CheckField extends Labelled {
  readonly kind: 'check'
  readonly value: boolean
  readonly set: (value: boolean) => Scene
}

export interface ChoiceField extends Labelled {
  readonly kind: 'choice'
  readonly value: string
  readonly choices: readonly string[]
  readonly set: (value: string) => Scene
}

const NOBODY = 'nobody'

export function fieldsOfRay(scene: Scene): readonly Field[] {
  const end = endOf(scene)
  const owners = [...new Set(scene.bodies.map(({ owner }) => owner))]
  return [
    triple('start', 'Start', scene.start, (to) => ({ ...scene, ...rayBetween(to, end) })),
    triple('end', 'End', end, (to) => ({ ...scene, ...rayBetween(scene.start, to) })),
    {
      kind: 'choice',
      name: 'ignored',
      label: 'Passes through the bodies of',
      value: scene.ignored ?? NOBODY,
      choices: [NOBODY, ...owners],
      set: (owner) => ({ ...scene, ignored: owner === NOBODY ? undefined : owner }),
    },
    maskField('types', 'Looks for these types', scene.typeMask, (typeMask) => ({ ...scene, typeMask })),
  ]
}

export function fieldsOfShape(scene: Scene, key: string): readonly Field[] {
  const [place = 0, at = 0] = key.split('/').map(Number)
  const body = scene.bodies[place]
  const shape = body?.shapes[at]
  if (body === undefined || shape === undefined) return []
  const put = (next: SceneShape): Scene => withShape(scene, place, at, next)
  return [
    ...fieldsOfForm(shape, put),
    {
      kind: 'check',
      name: 'enabled',
      label: 'switched on',
      value: shape.enabled,
      set: (enabled) => put({ ...shape, enabled }),
    },
    ...fieldsOfBody(body, (next) => withBody(scene, place, next)),
  ]
}

function fieldsOfForm(shape: SceneShape, put: (next: SceneShape) => Scene): readonly Field[] {
  switch (shape.kind) {
    case 'box': {
      const turn = turnOf(shape)
      return [
        triple('centre', 'Centre', shape.centre, (centre) => put({ ...shape, centre })),
        triple('half', 'Half its size', shape.half, (half) => put({ ...shape, half: half.map(Math.abs) as never })),
        ...(turn === undefined
          ? []
          : [triple('turn', 'Turned about, in degrees', turn, (to) => put({ ...shape, axes: axesOfTurn(to) }), 5)]),
      ]
    }
    case 'capsule':
      return [
        triple('base', 'Base', shape.base, (base) => put({ ...shape, base })),
        number('height', 'Height', shape.height, (height) => put({ ...shape, height: Math.abs(height) })),
        number('radius', 'Radius', shape.radius, (radius) => put({ ...shape, radius: Math.abs(radius) })),
      ]
    case 'ball':
      return [
        triple('centre', 'Centre', shape.centre, (centre) => put({ ...shape, centre })),
        number('radius', 'Radius', shape.radius, (radius) => put({ ...shape, radius: Math.abs(radius) })),
      ]
    case 'bar':
      return [
        triple('from', 'From', shape.from, (from) => put({ ...shape, from })),
        triple('to', 'To', shape.to, (to) => put({ ...shape, to })),
        number('radius', 'Radius', shape.radius, (radius) => put({ ...shape, radius: Math.abs(radius) })),
      ]
  }
}

function fieldsOfBody(body: SceneBody, put: (next: SceneBody) => Scene): readonly Field[] {
  return [
    {
      kind: 'check',
      name: 'target',
      label: 'a target of rays',
      value: (body.flags & TARGET) !== 0,
      set: (isTarget) => put({ ...body, flags: (isTarget ? body.flags | TARGET : body.flags & ~TARGET) >>> 0 }),
    },
    maskField('types', 'Of these types', body.typeMask, (typeMask) => put({ ...body, typeMask })),
  ]
}

function triple(
  name: string,
  label: string,
  value: Triple,
  set: (value: Triple) => Scene,
  step: number = 0.1,
): TripleField {
  return { kind: 'triple', name, label, value, step, set }
}

function number(name: string, label: string, value: number, set: (value: number) => Scene): NumberField {
  return { kind: 'number', name, label, value, set }
}

function maskField(name: string, label: string, mask: number, set: (mask: number) => Scene): TextField {
  return {
    kind: 'text',
    name,
    label,
    value: hexOf(mask),
    set: (text) => {
      const bits = /^0x[0-9a-f]{1,8}$/i.test(text) ? Number(text) : readInteger(text, 0, ALL)
      return bits === undefined ? undefined : set(bits)
    },
  }
}
