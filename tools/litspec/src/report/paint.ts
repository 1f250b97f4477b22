/** Colours of a terminal, or none. */
export interface Paint {
  readonly error: (text: string) => string
  readonly good: (text: string) => string
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
}

export function paintFor(colour: boolean): Paint {
  const style = (open: number, close: number) => (text: string) =>
    colour && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text
  return { error: style(31, 39), good: style(32, 39), strong: style(1, 22), faint: style(2, 22) }
}
