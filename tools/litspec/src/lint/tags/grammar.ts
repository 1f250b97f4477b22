import type { Config } from '../../model/index.ts'

/** The kinds of tags: of a function with an address, of one without, of a constant. */
export type TagKind = 'function' | 'own' | 'constant'

/** A tag as it is written, apart from where. */
export type WrittenTag =
  | { readonly kind: 'function'; readonly key: string; readonly name: string; readonly file: string }
  | { readonly kind: 'own' | 'constant'; readonly key: string }

export const TAG_KINDS: readonly TagKind[] = ['function', 'own', 'constant']

const NAME = '[A-Za-z_$][\\w$]*'
const KEY = `[a-z0-9]+(?:-[a-z0-9]+)*/${NAME}`
const FILE = '[^()\\s](?:[^()]*[^()\\s])?'

/** Reads a tag in its one right spelling: the whole of `text`, and nothing else. */
export function parseTag(text: string, config: Config): WrittenTag | undefined {
  for (const kind of ['own', 'constant'] as const) {
    const [, key] = new RegExp(`^@${escape(config.tags[kind])} (${KEY})$`).exec(text) ?? []
    if (key !== undefined) return { kind, key }
  }
  const form = `^@${escape(config.tags.function)} (${config.address}) (${NAME}) \\((${FILE})\\)$`
  const [, key, name, file] = new RegExp(form).exec(text) ?? []
  if (key === undefined || name === undefined || file === undefined) return undefined
  return { kind: 'function', key, name, file }
}

/** The right spelling of a tag. */
export function spellTag(tag: WrittenTag, config: Config): string {
  const start = `@${config.tags[tag.kind]} ${tag.key}`
  return tag.kind === 'function' ? `${start} ${tag.name} (${tag.file})` : start
}

/** The form of a tag, as it is shown when no right spelling is known. */
export function describeForm(kind: TagKind, config: Config): string {
  const start = `@${config.tags[kind]}`
  if (kind === 'constant') return `\`${start} unit/NAME\``
  if (kind === 'own') return `\`${start} unit/name\``
  return `\`${start} address Name (file)\` with an address of the form \`${config.address}\``
}

/** The right spelling of something that was meant as a tag, when everything needed is there. */
export function repairTag(text: string, kind: TagKind, config: Config): string | undefined {
  const spelling = kind === 'function' ? repairFunctionTag(text, config) : repairKeyTag(text, kind, config)
  return spelling !== undefined && parseTag(spelling, config) ? spelling : undefined
}

function repairFunctionTag(text: string, config: Config): string | undefined {
  const parts = new RegExp(
    `(?:0x)?([0-9a-f]*\\d[0-9a-f]*)[\\s,:]+(${NAME})(?![\\w$])[\\s,:]*\\(?\\s*(${FILE})`,
    'i',
  ).exec(text)
  const [, digits, name, file] = parts ?? []
  if (digits === undefined || name === undefined || file === undefined) return undefined
  return spellTag({ kind: 'function', key: `0x${digits.toLowerCase()}`, name, file }, config)
}

function repairKeyTag(text: string, kind: 'own' | 'constant', config: Config): string | undefined {
  const [, unit, name] = new RegExp(`([\\w-]+)/(${NAME})`).exec(text) ?? []
  return unit === undefined ? undefined : spellTag({ kind, key: `${unit.toLowerCase()}/${name}` }, config)
}

/** A text as a part of a regular expression that matches only itself. */
export function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
