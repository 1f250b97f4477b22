import { EVIDENCE_LEVELS } from '../../model/index.ts'
import type { Config, FrontMatter } from '../../model/index.ts'
import { matchesGlob } from '../glob.ts'
import { suggestionFor } from '../suggestion.ts'
import { oneOf } from '../unexpected.ts'

export type KeyName = keyof FrontMatter

/** What a value is checked against. */
export interface Surroundings {
  /** The name of the file without its ending: the slug that links from other units assume. */
  readonly stem: string
  readonly config: Config
}

export interface Key {
  readonly required: boolean
  /** What a value looks like, for messages. */
  readonly expected: (around: Surroundings) => string
  readonly accepts: (value: string, around: Surroundings) => boolean
  /** The right spelling of a wrong value, when only one comes to mind. */
  readonly mend?: (value: string, around: Surroundings) => string | undefined
}

/** A hundredth: with more, a case about fractions would pass whatever the code does. */
const MOST_TOLERANCE = 0.01

/** The closed set of keys. */
export const KEYS: Readonly<Record<KeyName, Key>> = {
  unit: required('a number or `supporting`', (value) => /^(?:[1-9]\d{0,5}|supporting)$/.test(value)),
  slug: {
    required: true,
    expected: ({ stem }) => `\`${stem}\`, the name of the file, in lower-case letters, digits and hyphens`,
    accepts: (value, { stem }) => value === stem && /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(value),
    mend: (_, { stem }) => stem,
  },
  title: required('a title on one line', (value) => /\S/.test(value) && !value.includes('\n')),
  package: {
    required: true,
    expected: ({ config }) => `a folder that matches ${oneOf(config.packages)}`,
    accepts: (value, { config }) =>
      value.split('/').every((part) => /^[\w@-][\w.@-]*$/.test(part)) &&
      config.packages.some((glob) => matchesGlob(glob, value)),
  },
  binary: optional('the name of an executable', (value) => /^[\w.-]+$/.test(value)),
  sha1: optional('40 lower-case hexadecimal digits', (value) => /^[\da-f]{40}$/.test(value)),
  read: optional('a day such as `2026-10-12`', isDay),
  evidence: {
    ...required(oneOf(EVIDENCE_LEVELS), (value) => EVIDENCE_LEVELS.some((level) => level === value)),
    mend: (value) => suggestionFor(value, EVIDENCE_LEVELS),
  },
  tolerance: required(
    `a number such as \`1e-5\`, at most ${MOST_TOLERANCE}`,
    (value) => /^\d+(?:\.\d+)?(?:e-?\d{1,2})?$/.test(value) && Number(value) <= MOST_TOLERANCE,
  ),
}

export const KEY_NAMES: readonly KeyName[] = Object.keys(KEYS) as KeyName[]

/** Keys that say where the functions come from: they stand together or not at all. */
export const ORIGIN: readonly KeyName[] = ['binary', 'sha1', 'read']

/** Whether a text is a day of the calendar: `2026-02-29` is none. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function required(expected: string, accepts: Key['accepts']): Key {
  return { required: true, expected: () => expected, accepts }
}

function optional(expected: string, accepts: Key['accepts']): Key {
  return { required: false, expected: () => expected, accepts }
}
