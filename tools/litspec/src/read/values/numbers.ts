/** A number as it is written, before it has a type. */
export interface NumberSpelling {
  readonly form: 'integer' | 'hexadecimal' | 'float'
  readonly value: number
}

/** Why a number is refused; `right` is the one right spelling, when there is one. */
export interface NumberRefusal {
  readonly expected: string
  readonly right?: string
}

const HEXADECIMAL = /^-?0x[0-9a-f]+$/
const INTEGER = /^-?(?:0|[1-9][0-9]*|[1-9][0-9]{0,2}(?:_[0-9]{3})+)$/
const FLOAT = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:e-?(?:0|[1-9][0-9]*))?$/
const GROUPED = /^[-−]?[1-9][0-9]{0,2}(?:,[0-9]{3})+$/
const LONGEST = 64

/**
 * Reads one number, or says how it should have been written.
 *
 * @spec notation/readNumber
 */
export function readNumber(written: string): NumberSpelling | NumberRefusal {
  if (written.length > LONGEST) return { expected: `at most ${LONGEST} characters` }
  const spelling = written.replaceAll('−', '-')
  if (HEXADECIMAL.test(spelling)) return { form: 'hexadecimal', value: valueOf(spelling) }
  if (INTEGER.test(spelling)) return { form: 'integer', value: valueOf(spelling) }
  if (FLOAT.test(spelling)) return { form: 'float', value: valueOf(spelling) }
  return refuse(spelling)
}

/** A table cell may group the thousands of its one integer with commas: the cell without them, or `undefined`. */
export function ungroup(cell: string): string | undefined {
  return GROUPED.test(cell) ? cell.replaceAll(',', '') : undefined
}

export function isRefusal(number: NumberSpelling | NumberRefusal): number is NumberRefusal {
  return 'expected' in number
}

function valueOf(spelling: string): number {
  const digits = spelling.replaceAll('_', '')
  return digits.startsWith('-') ? -Number(digits.slice(1)) : Number(digits)
}

function refuse(spelling: string): NumberRefusal {
  if (/[0-9.]-/.test(spelling)) return { expected: 'one value, or a list such as `[1, 2]`' }
  const right = ungroup(spelling) ?? (spelling.endsWith('%') ? percent(spelling) : respell(spelling))
  return right === undefined ? { expected: 'a number' } : { expected: `\`${right}\``, right }
}

/** `50%` is `0.5`. */
function percent(spelling: string): string | undefined {
  const number = readNumber(spelling.slice(0, -1))
  return isRefusal(number) ? undefined : String(Number((number.value / 100).toPrecision(15)))
}

/** The number as it was surely meant: other groups, other case, other zeros, another language's suffix. */
function respell(spelling: string): string | undefined {
  const bare = spelling.replace(/^\+/, '').replaceAll('_', '')
  const lower = bare.toLowerCase()
  const right = /^-?0x/.test(lower) ? lower : respellDecimal(lower)
  const grouped = spelling.includes('_') && INTEGER.test(right) ? group(right) : right
  return [HEXADECIMAL, INTEGER, FLOAT].some((form) => form.test(grouped)) ? grouped : undefined
}

function respellDecimal(lower: string): string {
  return lower
    .replace(/(?<=[0-9.])(?:f|u|n|l|ul)$/, '')
    .replace(/^(-?)0+(?=[0-9])/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=e|$)/, '.0')
    .replace(/e\+/, 'e')
    .replace(/e(-?)0+(?=[0-9])/, 'e$1')
}

function group(digits: string): string {
  return digits.replace(/\B(?=(?:[0-9]{3})+$)/g, '_')
}
