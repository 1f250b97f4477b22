import type { Finding, Place } from '../../model/index.ts'
import { suggestionFor } from '../suggestion.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import type { Entry } from './entries.ts'
import { KEY_NAMES, KEYS, ORIGIN } from './keys.ts'
import type { KeyName } from './keys.ts'

/** Every key is known and stands once, and no required key is missing; `closing` is the last line of the front matter. */
export function checkKeys(entries: readonly Entry[], closing: Place): Finding[] {
  const first = new Map<string, Place>()
  const findings: Finding[] = []
  for (const { key } of entries) {
    const earlier = first.get(key.value)
    if (earlier) findings.push(repeated(key.value, key.place, earlier))
    else {
      first.set(key.value, key.place)
      if (!isKeyName(key.value)) findings.push(unknown(key.value, key.place, entries))
    }
  }
  const absent = KEY_NAMES.filter((name) => !first.has(name) && !findings.some(({ fix }) => fix === name))
  const hasOrigin = ORIGIN.some((name) => first.has(name))
  const wanted = absent.filter((name) => KEYS[name].required || (hasOrigin && ORIGIN.includes(name)))
  return [...findings, ...wanted.map((name) => missing(name, closing))]
}

export function isKeyName(text: string): text is KeyName {
  return KEY_NAMES.some((name) => name === text)
}

function repeated(key: string, place: Place, earlier: Place): Finding {
  const related = [{ message: 'first here', place: earlier }]
  return unexpected('front-matter/key', place, `second ${quote(key)}`, 'every key once', { related })
}

function unknown(key: string, place: Place, entries: readonly Entry[]): Finding {
  const free = KEY_NAMES.filter((name) => !entries.some((entry) => entry.key.value === name))
  const near = suggestionFor(key, free)
  const expected = near ? quote(near) : oneOf(KEY_NAMES)
  return unexpected('front-matter/key', place, `key ${quote(key)}`, expected, near ? { fix: near } : {})
}

function missing(name: KeyName, closing: Place): Finding {
  const together = ORIGIN.includes(name) ? ': `binary`, `sha1` and `read` stand together or not at all' : ''
  return unexpected('front-matter/key', closing, 'end of front matter', `the key \`${name}\`${together}`)
}
