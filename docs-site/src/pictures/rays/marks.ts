import type { BadgeStyle } from '../svg/letters.ts'
import { spell } from '../svg/spell.ts'
import type { RayCase } from './rayCase.ts'

/** A fraction that a picture marks. */
export interface Mark {
  /** Its number in stored order, from 1. */
  readonly text: string
  readonly fraction: number
  readonly style: BadgeStyle
  /** What became of it: `the answer`, `dropped, behind the start`. */
  readonly fate: string
}

/** The stored fractions as marks. The answer is the first that the filter leaves; a case without a list has it alone. */
export function marksOf({ list, answer }: Pick<RayCase, 'list' | 'answer'>): readonly Mark[] {
  const stored = list ?? (typeof answer === 'number' ? [answer] : [])
  const kept = stored.map((fraction) => fraction >= 0 && fraction <= 1)
  return stored.map((fraction, index) => ({
    text: String(index + 1),
    fraction,
    style: !kept[index] ? 'dropped' : index === kept.indexOf(true) && answer !== 'none' ? 'answer' : 'kept',
    fate: !kept[index]
      ? `dropped, ${fraction < 0 ? 'behind the start' : 'past the end'}`
      : index === kept.indexOf(true) && answer !== 'none'
        ? 'the answer'
        : 'unused',
  }))
}

/** The marks in words. */
export function marksInWords(marks: readonly Mark[]): string {
  if (marks.length === 0) return 'Nothing is stored.'
  return `Stored: ${marks.map(({ fraction, fate }) => `${spell(fraction)} (${fate})`).join(', ')}.`
}
