/** Data as JSON. A property that is `undefined` is left out. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

const WIDTH = 120

/**
 * JSON to be reviewed as a diff: what fits stands on one line, what does not has one element a line.
 *
 * The outermost two levels are always broken, so that a list of rows has one row a line. Negative zero keeps its sign.
 */
export function printJson(value: Json): string {
  return `${print(value, 0, 0)}\n`
}

function print(value: Json, depth: number, used: number): string {
  const oneLine = flat(value)
  if (isScalar(value) || oneLine.length <= 2) return oneLine
  if (depth > 1 && used + oneLine.length < WIDTH) return oneLine
  const indent = '  '.repeat(depth + 1)
  const lines = parts(value).map(([key, item]) => indent + key + print(item, depth + 1, indent.length + key.length))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${'  '.repeat(depth)}${close}`
}

function flat(value: Json): string {
  if (isScalar(value)) return scalar(value)
  const inner = parts(value).map(([key, item]) => key + flat(item)).join(', ')
  if (Array.isArray(value)) return `[${inner}]`
  return inner === '' ? '{}' : `{ ${inner} }`
}

/** The elements of a list or an object, each with its key as it is printed. */
function parts(value: Exclude<Json, Scalar>): [key: string, item: Json][] {
  if (Array.isArray(value)) return value.map((item: Json) => ['', item])
  return Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[`${text(key)}: `, item]]))
}

type Scalar = null | boolean | number | string

function isScalar(value: Json): value is Scalar {
  return value === null || typeof value !== 'object'
}

function scalar(value: Scalar): string {
  if (typeof value === 'string') return text(value)
  return Object.is(value, -0) ? '-0' : String(value)
}

/** Characters that are not seen, or that turn the direction of reading, are written as escapes. */
function text(value: string): string {
  return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\p{Cf}]/gu, escapeUnits)
}

function escapeUnits(character: string): string {
  return Array.from({ length: character.length }, (_, index) =>
    `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')
}
