import type { Yaml } from 'mdast'
import { isMap, isScalar, parseDocument } from 'yaml'
import type { Node as YamlNode, Pair } from 'yaml'
import type { Finding, Located } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { quote, unexpected } from '../unexpected.ts'

export interface Entry {
  readonly key: Located<string>
  readonly value: Located<string>
}

/** Reads the lines `key: value` of front matter; every scalar stays the text that it is. */
export function readEntries(document: Document, node: Yaml): { entries: Entry[]; findings: Finding[] } {
  const base = document.text.indexOf('\n', document.place(node).start.offset) + 1
  const source = document.text.slice(base, base + node.value.length)
  const yaml = parseDocument(source, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent', prettyErrors: false })
  const place = (start: number, end: number): Located<string> => ({
    value: source.slice(start, end),
    place: document.placeOf(base + start, base + end),
  })
  const [problem] = [...yaml.errors, ...yaml.warnings]
  if (problem) {
    const [line = ''] = source.slice(problem.pos[0]).split('\n')
    return { entries: [], findings: [notPlain(place(problem.pos[0], problem.pos[0] + line.length), problem.message)] }
  }
  if (yaml.contents === null) return { entries: [], findings: [] }
  if (!isMap<YamlNode, YamlNode>(yaml.contents))
    return { entries: [], findings: [notPlain(place(...extentOf(yaml.contents)))] }
  const entries: Entry[] = []
  const findings: Finding[] = []
  for (const pair of yaml.contents.items) {
    const [key, value] = [textOf(pair.key), valueOf(pair)]
    if (key !== undefined && value !== undefined) {
      entries.push({
        key: { ...place(...extentOf(pair.key)), value: key },
        value: { ...place(...extentOf(pair.value ?? pair.key)), value },
      })
    } else findings.push(notPlain(place(...(key === undefined ? extentOf(pair.key) : extentBehind(source, pair)))))
  }
  return { entries, findings }
}

function valueOf(pair: Pair<YamlNode, YamlNode>): string | undefined {
  return pair.value === null ? '' : textOf(pair.value)
}

/** The text of a plain or quoted scalar; aliases, anchors, tags, lists and maps have none. */
function textOf(node: YamlNode | null): string | undefined {
  if (!isScalar(node) || node.anchor || node.tag) return undefined
  return node.value === null ? '' : String(node.value)
}

function extentOf(node: YamlNode | null | undefined): [start: number, end: number] {
  const range = node?.range
  return range ? [range[0], range[1]] : [0, 0]
}

/** From what stands behind the colon, an anchor or a tag, to the end of the value. */
function extentBehind(source: string, { key, value }: Pair<YamlNode, YamlNode>): [start: number, end: number] {
  const [, end] = extentOf(key)
  const behind = /^\s*:\s*/.exec(source.slice(end))?.[0].length ?? 0
  return [end + behind, extentOf(value)[1]]
}

function notPlain(found: Located<string>, note?: string): Finding {
  const more = note === undefined ? {} : { note }
  return unexpected('front-matter/value', found.place, quote(found.value), 'one `key: value` a line', more)
}
