import { make } from '../page/dom.ts'
import { readNumber } from '../numbers.ts'
import type { Triple } from '../numbers.ts'
import type { Field } from './fields.ts'
import type { Scene } from './scene.ts'

const AXES = ['x', 'y', 'z']

/** The fields of what is selected. They are made anew only when they are others than before. */
export class Editor {
  readonly #form: HTMLFormElement
  #fields: readonly Field[] = []
  #shown = ''

  constructor(form: HTMLFormElement, onChange: (scene: Scene) => void) {
    this.#form = form
    form.addEventListener('submit', (event) => event.preventDefault())
    form.addEventListener('input', ({ target }) => {
      const next = this.#changed(target as HTMLInputElement | HTMLSelectElement)
      if (next !== undefined) onChange(next)
    })
  }

  show(fields: readonly Field[]): void {
    this.#fields = fields
    const names = JSON.stringify(fields.map((field) => [field.name, field.kind === 'choice' ? field.choices : '']))
    if (names !== this.#shown) this.#form.replaceChildren(...fields.map(rowOf))
    this.#shown = names
    for (const field of fields) this.#fill(field)
  }

  #fill(field: Field): void {
    if (field.kind === 'triple') {
      field.value.forEach((value, axis) => this.#write(`${field.name}-${axis}`, trimmed(value)))
    } else if (field.kind === 'check') {
      const box = this.#form.elements.namedItem(field.name)
      if (box instanceof HTMLInputElement) box.checked = field.value
    } else {
      this.#write(field.name, field.kind === 'number' ? trimmed(field.value) : field.value)
    }
  }

  /** Whoever is writing is left alone. */
  #write(name: string, value: string): void {
    const input = this.#form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
    if (input !== null && input !== document.activeElement) input.value = value
  }

  #changed(input: HTMLInputElement | HTMLSelectElement): Scene | undefined {
    const [name, axis] = input.name.split('-')
    const field = this.#fields.find((one) => one.name === name)
    switch (field?.kind) {
      case 'triple': {
        const value = readNumber(input.value)
        return value === undefined ? undefined : field.set(field.value.with(Number(axis), value) as unknown as Triple)
      }
      case 'number': {
        const value = readNumber(input.value)
        return value === undefined ? undefined : field.set(value)
      }
      case 'check':
        return field.set((input as HTMLInputElement).checked)
      case 'text':
      case 'choice':
        return field.set(input.value)
      default:
        return undefined
    }
  }
}

function rowOf(field: Field): HTMLElement {
  const { name, label } = field
  switch (field.kind) {
    case 'triple':
      return make(
        'fieldset',
        { class: 'field-row' },
        make('legend', {}, label),
        ...AXES.map((axis, index) =>
          make('label', {}, axis, make('input', { type: 'number', name: `${name}-${index}`, step: field.step })),
        ),
      )
    case 'number':
      return make('label', {}, label, make('input', { type: 'number', name, step: 0.1 }))
    case 'check':
      return make('label', { class: 'check' }, make('input', { type: 'checkbox', name }), label)
    case 'text':
      return make('label', {}, label, make('input', { name, spellcheck: 'false' }))
    case 'choice':
      return make('label', {}, label, make('select', { name }, ...field.choices.map((one) => make('option', {}, one))))
  }
}

function trimmed(value: number): string {
  return String(Number(value.toFixed(4)))
}
