import { isMap, isScalar, isSeq } from 'yaml'
import type { Node } from 'yaml'
import type { Finding, RuleId } from '../../model/index.ts'
import { suggestionFor } from '../suggestion.ts'
import { oneOf, quote } from '../unexpected.ts'

/** Turns what is wrong with a node into a finding at its place. */
export type Report = (
  ruleId: RuleId,
  node: Node | null,
  found: string,
  expected: string,
  more?: Pick<Finding, 'fix'>,
) => Finding

/** What a value must be; `path` says where it stands, as `tags.function`. */
export type Check = (node: Node | null, path: string, report: Report) => Finding[]

/** Text of a form. */
export function textOf(expected: string, accepts: (text: string) => boolean): Check {
  return (node, path, report) => {
    if (isScalar(node) && typeof node.value === 'string' && accepts(node.value)) return []
    return [report('config/value', node, `value of ${quote(path)}`, expected)]
  }
}

export function listOf(check: Check): Check {
  return (node, path, report) => {
    if (isSeq<Node>(node) && node.items.length > 0) return node.items.flatMap((item) => check(item, path, report))
    return [report('config/value', node, `value of ${quote(path)}`, 'a list that is not empty')]
  }
}

/** An object with these keys and no others, each of them once. */
export function objectOf(checks: Readonly<Record<string, Check>>): Check {
  return (node, path, report) => {
    if (!isMap<Node, Node>(node)) return [report('config/value', node, `value of ${quote(path)}`, 'an object')]
    const names = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
    const absent = Object.keys(checks).filter((key) => !names.includes(key))
    const meant = new Set<string>()
    const findings = node.items.flatMap(({ key, value }, index) => {
      const name = names[index] as string
      if (names.indexOf(name) < index) return [report('config/key', key, `second key ${quote(name)}`, 'each key once')]
      if (Object.hasOwn(checks, name))
        return (checks[name] as Check)(value, path === '' ? name : `${path}.${name}`, report)
      const suggestion = suggestionFor(name, absent)
      if (suggestion === undefined) return [report('config/key', key, `key ${quote(name)}`, oneOf(Object.keys(checks)))]
      meant.add(suggestion)
      return [report('config/key', key, `key ${quote(name)}`, quote(suggestion), { fix: JSON.stringify(suggestion) })]
    })
    const missing = absent.filter((key) => !meant.has(key))
    return [
      ...findings,
      ...missing.map((key) => report('config/key', node, `absence of key ${quote(key)}`, 'all keys')),
    ]
  }
}
