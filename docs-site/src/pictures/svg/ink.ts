/**
 * What pictures are drawn with. A page may set the variables; without it the colours are mid-tones that stand out on
 * white and on black. No meaning hangs on a colour alone: marks have numbers, and every picture says in words what it shows.
 */
export const INK = {
  line: 'currentColor',
  ray: 'var(--picture-ray, #3572e8)',
  answer: 'var(--picture-answer, #d6460a)',
  onAnswer: 'var(--picture-on-answer, #fff)',
  truth: 'var(--picture-truth, #2c8f45)',
  paper: 'var(--picture-paper, Canvas)',
  first: 'var(--picture-first, #3572e8)',
  second: 'var(--picture-second, #d6460a)',
  third: 'var(--picture-third, #2c8f45)',
  fourth: 'var(--picture-fourth, #9c52d4)',
  fifth: 'var(--picture-fifth, #8c7a1f)',
} as const

/** Width of every picture in its own units: about the pixels of a phone, so that text keeps its size there. */
export const WIDTH = 360

export const FONT = 'system-ui, sans-serif'
export const DIGITS = 'ui-monospace, monospace'

/** Sizes of letters. On a phone a unit is about nine tenths of a pixel. */
export const TEXT = 14
export const SMALL = 13
