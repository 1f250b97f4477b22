/** How long a link may lag behind what is shown: browsers slow down a page that changes its address too often. */
const PATIENCE = 200

export interface LinkOptions<State> {
  readonly print: (state: State) => string
  readonly parse: (text: string) => State | undefined
  /** Somebody followed another link to this page. */
  readonly onVisit: (state: State) => void
}

/** Keeps what is shown behind the `#` of the address. */
export class HashLink<State> {
  readonly #options: LinkOptions<State>
  #latest: State | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: LinkOptions<State>) {
    this.#options = options
    addEventListener('hashchange', () => {
      const visited = this.read()
      if (visited !== undefined) options.onVisit(visited)
    })
    addEventListener('pagehide', () => this.flush())
  }

  /** What the address says, if it is a link of this page. `#case=…` names a case of the specification. */
  read(): State | undefined {
    const hash = location.hash.slice(1)
    const name = /^case=(.+)$/.exec(hash)?.[1]
    return this.#options.parse((name === undefined ? undefined : linkOfCase(name)) ?? hash)
  }

  /** Soon the address says this. */
  keep(state: State): void {
    this.#latest = state
    this.#timer ??= setTimeout(() => this.flush(), PATIENCE)
  }

  /** At once. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#latest === undefined) return
    const link = `#${this.#options.print(this.#latest)}`
    if (link !== location.hash) history.replaceState(null, '', link)
    this.#latest = undefined
  }
}

/** The cases of a page are the choices of its list, which shows from now on the one that was named. */
function linkOfCase(name: string): string | undefined {
  const options = document.querySelectorAll<HTMLOptionElement>('#cases option')
  const option = [...options].find(({ dataset }) => dataset['case'] === name)
  if (option !== undefined) option.selected = true
  return option?.value
}

/** Lets a click copy the address of what is shown. */
export function copyLinkAt(button: HTMLButtonElement, link: { flush(): void }): void {
  const label = button.textContent
  button.addEventListener('click', () => {
    link.flush()
    void navigator.clipboard?.writeText(location.href).then(() => {
      button.textContent = 'Copied'
      setTimeout(() => (button.textContent = label), 1200)
    })
  })
}
