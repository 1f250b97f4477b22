import type { Node } from 'oxc-parser'
import { isTest, propertyName } from './testRoots.ts'
import type { TestRoots } from './testRoots.ts'

export interface Found {
  readonly name: string
  readonly node: Node
}

const MODIFIERS = new Set(['only', 'skip', 'skipIf', 'runIf', 'todo', 'fails'])
const GLOBALS = new Set(['fit', 'ftest', 'fdescribe', 'xit', 'xtest', 'xdescribe'])

/** `test.only`, `describe.concurrent.skip`, `it['todo']`, `xit(…)`. */
export function modifierOf(node: Node, roots: TestRoots): Found[] {
  if (node.type === 'MemberExpression') {
    const name = propertyName(node)
    return name !== undefined && MODIFIERS.has(name) && isTest(node.object, roots) ? [{ name, node }] : []
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
  const { name } = node.callee
  return GLOBALS.has(name) ? [{ name, node: node.callee }] : []
}

/** `test(name, { skip: true }, …)`: everything but a plain `false` counts. */
export function optionsOf(node: Node, roots: TestRoots): Found[] {
  if (node.type !== 'CallExpression' || !isTest(node.callee, roots) || isExtend(node.callee)) return []
  return node.arguments.flatMap((argument) => {
    if (argument.type !== 'ObjectExpression') return []
    return argument.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.computed) return []
      const name = property.key.type === 'Identifier' ? property.key.name : ''
      const isFalse = property.value.type === 'Literal' && property.value.value === false
      return MODIFIERS.has(name) && !isFalse ? [{ name, node: property }] : []
    })
  })
}

/** `test.extend({ … })` takes fixtures, not options. */
function isExtend(callee: Node): boolean {
  return callee.type === 'MemberExpression' && propertyName(callee) === 'extend'
}
