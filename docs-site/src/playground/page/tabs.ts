/** The pages of the playground, in their order. */
export const TABS = [
  { page: 'rays', path: 'playground/', label: 'Rays' },
  { page: 'settle', path: 'playground/settle/', label: 'A settle' },
  { page: 'stream', path: 'playground/stream/', label: 'A level' },
  { page: 'half-space', path: 'playground/half-space/', label: 'One half-space' },
] as const

export type PlaygroundPage = (typeof TABS)[number]['page']
