import type { Node } from 'oxc-parser'
import type { Module } from '../source/parse.ts'
import { walk } from '../source/walk.ts'

const TEST_NAMES = ['test', 'it', 'describe', 'suite', 'bench']

/** Names by which a file calls the test runner. */
export interface TestRoots {
  readonly tests: ReadonlySet<string>
  /** Functions whose callback is handed the context of a test: hooks. */
  readonly hooks: ReadonlySet<string>
  /** `import * as runner from 'vitest'`. */
  readonly namespaces: ReadonlySet<string>
}

const HOOKS = ['beforeEach', 'afterEach']

/** The usual names, those that the file imports them under, and constants made from them. */
export function testRoots(module: Module): TestRoots {
  const tests = new Set(TEST_NAMES)
  const hooks = new Set(HOOKS)
  const namespaces = new Set<string>()
  const roots = { tests, hooks, namespaces }
  for (const [node] of walk(module.program)) {
    if (node.type === 'ImportDeclaration' && node.source.value === 'vitest') {
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') namespaces.add(specifier.local.name)
        if (specifier.type !== 'ImportSpecifier') continue
        const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
        if (TEST_NAMES.includes(name)) tests.add(specifier.local.name)
        if (HOOKS.includes(name)) hooks.add(specifier.local.name)
      }
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init && isTest(node.init, roots)) {
      tests.add(node.id.name)
    }
  }
  return roots
}

/** Whether an expression is rooted at a test function: `test`, `it.concurrent`, `test.extend({ … })`, `each` and so on. */
export function isTest(node: Node, roots: TestRoots): boolean {
  switch (node.type) {
    case 'Identifier':
      return roots.tests.has(node.name)
    case 'MemberExpression':
      return isNamespaced(node, roots) || isTest(node.object, roots)
    case 'CallExpression':
      return isTest(node.callee, roots)
    case 'TaggedTemplateExpression':
      return isTest(node.tag, roots)
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return isTest(node.expression, roots)
    default:
      return false
  }
}

function isNamespaced(node: Extract<Node, { type: 'MemberExpression' }>, roots: TestRoots): boolean {
  const name = propertyName(node)
  return (
    node.object.type === 'Identifier' &&
    roots.namespaces.has(node.object.name) &&
    name !== undefined &&
    TEST_NAMES.includes(name)
  )
}

/** The name that a member expression reads: `.only` or `['only']`. */
export function propertyName(node: Extract<Node, { type: 'MemberExpression' }>): string | undefined {
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : undefined
  return node.property.type === 'Literal' && typeof node.property.value === 'string' ? node.property.value : undefined
}
