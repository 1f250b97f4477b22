import { parseDocument } from 'yaml'
import type { Node } from 'yaml'
import type { Config, Finding } from '../../model/index.ts'
import { Lines } from '../document/lines.ts'
import { normalise } from '../document/normalise.ts'
import { unexpected } from '../unexpected.ts'
import { listOf, objectOf, textOf } from './checks.ts'
import type { Report } from './checks.ts'

const PATH = textOf('a path inside the repository, with `/`', isInside)
const WORD = textOf('a word of lower-case letters', (text) => /^[a-z]+$/.test(text))

const CONFIG = objectOf({
  units: PATH,
  waivers: PATH,
  generated: PATH,
  packages: listOf(PATH),
  tags: objectOf({ function: WORD, own: WORD, constant: WORD }),
  address: textOf('a regular expression', isRegularExpression),
})

/** What was read of a configuration. */
export interface ConfigReading {
  /** Absent when anything is wrong with it. */
  readonly config?: Config
  /** What is wrong with it. */
  readonly findings: readonly Finding[]
}

/**
 * Reads `litspec.config.json`: a closed set of keys, all of them needed.
 *
 * The values are those of `JSON.parse`. All JSON is YAML, and the YAML tree knows the place of each value.
 */
export function readConfig(file: string, source: string | undefined): ConfigReading {
  if (source === undefined) return { findings: [missing(file)] }
  const text = normalise(source)
  const lines = new Lines(text)
  const place = (start: number, end: number): Finding['place'] => ({
    file,
    start: lines.point(start),
    end: lines.point(end),
  })
  const parsed = parseJson(text)
  if ('error' in parsed) {
    const at = offsetOf(parsed.error, text)
    return { findings: [unexpected('config/syntax', place(at, Math.min(at + 1, text.length)), 'text', 'JSON')] }
  }
  const report: Report = (ruleId, node, ...words) => unexpected(ruleId, place(...extentOf(node)), ...words)
  const findings = CONFIG(treeOf(text), '', report)
  return findings.length > 0 ? { findings } : { config: parsed.value as Config, findings }
}

function missing(file: string): Finding {
  const point = { line: 1, column: 1, offset: 0 }
  return unexpected(
    'config/missing',
    { file, start: point, end: point },
    `absence of \`${file}\``,
    'the configuration',
    {
      note: 'Name its folder with --root, or write it: `litspec explain config/missing` shows one.',
    },
  )
}

function parseJson(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { error: String(error) }
  }
}

/** Where text stops being JSON, as far as the engine tells. */
function offsetOf(error: string, text: string): number {
  const [, position] = /position (\d+)/.exec(error) ?? []
  return position === undefined ? (treeErrors(text)[0] ?? 0) : Number(position)
}

function treeErrors(text: string): number[] {
  return parseDocument(text, { logLevel: 'silent' }).errors.map(({ pos }) => pos[0])
}

function treeOf(text: string): Node | null {
  return parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).contents
}

function extentOf(node: Node | null): [start: number, end: number] {
  return node?.range ? [node.range[0], node.range[1]] : [0, 0]
}

/** A path or glob that cannot lead out of the folder that it is relative to. */
function isInside(path: string): boolean {
  return path !== '' && !/^\/|^[A-Za-z]:|\\/.test(path) && path.split('/').every((part) => part !== '..' && part !== '')
}

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp && source !== ''
  } catch {
    return false
  }
}
