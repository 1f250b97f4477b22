import { find } from './dom.ts'

/** The cases that a page can begin with. It says which one is shown, and leads to where it stands. */
export class CaseList<State> {
  readonly #select = find<HTMLSelectElement>('cases')
  readonly #page = find<HTMLAnchorElement>('case-page')

  constructor(parse: (text: string) => State | undefined, onChoose: (state: State) => void) {
    this.#select.addEventListener('change', () => {
      const chosen = parse(this.#select.value)
      if (chosen !== undefined) onChoose(chosen)
    })
  }

  /** Any of the links is what is shown. */
  show(...links: readonly string[]): void {
    // Several cases may look the same: the one that was chosen stays.
    const [chosen] = this.#select.selectedOptions
    const isChosen = chosen !== undefined && links.includes(chosen.value)
    const option = isChosen ? chosen : [...this.#select.options].find(({ value }) => links.includes(value))
    this.#select.selectedIndex = option?.index ?? 0
    this.#page.classList.toggle('shown', option !== undefined)
    this.#page.href = option?.dataset['page'] ?? ''
  }
}
