import type { EvidenceLevel, Finding, FrontMatter } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import type { Pass } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'
import { checkKeys, isKeyName } from './checkKeys.ts'
import { readEntries } from './entries.ts'
import type { Entry } from './entries.ts'
import { KEYS } from './keys.ts'
import type { Key, KeyName, Surroundings } from './keys.ts'

/** Reads the front matter. Without any there is no unit; a wrong value is named and a plain one stands in for it. */
export const frontMatter: Pass = {
  name: 'front matter',
  /** @spec notation/readFrontMatter */
  run: ({ document, config, draft }) => {
    const node = document.root.children[0]
    if (node?.type !== 'yaml') return { findings: [missing(document)] }
    const around: Surroundings = { stem: draft.slug, config }
    const { entries, findings } = readEntries(document, node)
    const { end } = document.place(node)
    const keys = findings.length ? [] : checkKeys(entries, document.placeOf(end.offset - (end.column - 1), end.offset))
    const known = firstOfEach(entries)
    const values = [...known].flatMap(([name, entry]) => checkValue(KEYS[name], entry, around))
    const read = toFrontMatter(known, around)
    return { findings: [...findings, ...keys, ...values], ...(read && { read: { frontMatter: read } }) }
  },
}

function missing(document: Document): Finding {
  const [line = ''] = /\S.*/.exec(document.text) ?? []
  const start = document.text.indexOf(line)
  const place = document.placeOf(start, start + line.length)
  const found = line === '' ? 'end of file' : `${quote(line)}${whyNot(line, start)}`
  return unexpected('front-matter/missing', place, found, 'front matter between two lines `---`, the first of the file')
}

/** Why a line that opens front matter does not. */
function whyNot(line: string, start: number): string {
  if (line !== '---') return ''
  return start > 0 ? ' behind empty lines' : ' without another line `---`'
}

/** A key that occurs twice counts once. */
function firstOfEach(entries: readonly Entry[]): Map<KeyName, Entry> {
  const known = new Map<KeyName, Entry>()
  for (const entry of entries) {
    const name = entry.key.value
    if (isKeyName(name) && !known.has(name)) known.set(name, entry)
  }
  return known
}

function checkValue(key: Key, { key: name, value }: Entry, around: Surroundings): Finding[] {
  if (key.accepts(value.value, around)) return []
  const found = value.value === '' ? `empty \`${name.value}\`` : `\`${name.value}\` ${quote(value.value)}`
  const fix = key.mend?.(value.value, around)
  return [unexpected('front-matter/value', value.place, found, key.expected(around), fix === undefined ? {} : { fix })]
}

/** The package has no stand-in: without a folder nothing of the unit can be judged. */
function toFrontMatter(known: ReadonlyMap<KeyName, Entry>, around: Surroundings): FrontMatter | undefined {
  const valid = (name: KeyName): string | undefined => {
    const value = known.get(name)?.value.value
    return value !== undefined && KEYS[name].accepts(value, around) ? value : undefined
  }
  const folder = valid('package')
  if (folder === undefined) return undefined
  const unit = valid('unit') ?? 'supporting'
  const [sha1, read] = [valid('sha1'), valid('read')]
  // One key of the origin is enough to know that the functions have addresses.
  const binary = valid('binary') ?? (known.has('binary') || sha1 || read ? 'unknown' : undefined)
  return {
    unit: unit === 'supporting' ? unit : Number(unit),
    slug: around.stem,
    title: valid('title') ?? '',
    package: folder,
    ...(binary !== undefined && { binary }),
    ...(sha1 !== undefined && { sha1 }),
    ...(read !== undefined && { read }),
    evidence: (valid('evidence') as EvidenceLevel | undefined) ?? 'confirmed (code)',
    tolerance: Number(valid('tolerance') ?? 1e-5),
  }
}
