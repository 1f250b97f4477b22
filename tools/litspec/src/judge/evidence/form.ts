/** What stands somewhere in an evidence file, and what should. */
export interface Malformation {
  readonly found: string
  readonly expected: string
}

/** What one part of an evidence file must be: answers what is wrong with it, or nothing. */
type Check = (value: unknown, path: string) => Malformation | undefined

/** Whether parsed JSON has the form of `Evidence`: the first thing that is wrong with it, or nothing. */
export function malformation(value: unknown): Malformation | undefined {
  return value === undefined ? { found: 'text that is not JSON', expected: 'an object' } : evidence(value, '')
}

const SHA256 = /^[0-9a-f]{64}$/

const text: Check = (value, path) => (typeof value === 'string' ? undefined : wrong(value, path, 'text'))

const optionalText: Check = (value, path) => (value === undefined ? undefined : text(value, path))

const digest: Check = (value, path) =>
  typeof value === 'string' && SHA256.test(value) ? undefined : wrong(value, path, 'a SHA-256 in lower-case hex')

const testRecord = objectOf({
  kind: oneOf('case', 'test'),
  id: text,
  file: text,
  line: countFrom(1),
  claims: listOf(text),
  state: oneOf('passed', 'failed', 'skipped', 'todo'),
  compared: countFrom(0),
  ran: listOf(text),
  entered: listOf(text),
})

const evidence = objectOf({
  $schema: optionalText,
  format: oneOf(1),
  unit: text,
  fixture: digest,
  inputs: mapOf(digest),
  tests: listOf(testRecord),
  errors: listOf(text),
})

function countFrom(least: number): Check {
  return (value, path) =>
    Number.isSafeInteger(value) && (value as number) >= least
      ? undefined
      : wrong(value, path, `a whole number from ${least} up`)
}

function oneOf(...values: readonly unknown[]): Check {
  return (value, path) => (values.includes(value) ? undefined : wrong(value, path, values.map(shown).join(' or ')))
}

function listOf(check: Check): Check {
  return (value, path) =>
    Array.isArray(value)
      ? first(value.entries(), ([index, item]) => check(item, `${path}[${index}]`))
      : wrong(value, path, 'a list')
}

function mapOf(check: Check): Check {
  return (value, path) =>
    isObject(value)
      ? first(Object.entries(value), ([key, item]) => check(item, `${path}[${JSON.stringify(key)}]`))
      : wrong(value, path, 'an object')
}

/** An object with these keys and no others. */
function objectOf(checks: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    if (!isObject(value)) return wrong(value, path, 'an object')
    const below = (key: string): string => (path === '' ? key : `${path}.${key}`)
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(checks, key))
    if (unknown !== undefined) return { found: `key \`${below(unknown)}\``, expected: Object.keys(checks).join(', ') }
    return first(Object.entries(checks), ([key, check]) => check(value[key], below(key)))
  }
}

function first<T>(parts: Iterable<T>, check: (part: T) => Malformation | undefined): Malformation | undefined {
  for (const part of parts) {
    const problem = check(part)
    if (problem !== undefined) return problem
  }
  return undefined
}

function wrong(value: unknown, path: string, expected: string): Malformation {
  return { found: shown(value) + (path === '' ? '' : ` at \`${path}\``), expected }
}

const LONGEST = 60

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'list'
  if (isObject(value)) return 'object'
  const json = JSON.stringify(value)
  return `\`${json.length <= LONGEST ? json : `${json.slice(0, LONGEST)}…`}\``
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
