import type { Node } from 'oxc-parser'
import { walk } from '../source/walk.ts'
import type { Found } from './modifiers.ts'
import { isTest, propertyName } from './testRoots.ts'
import type { TestRoots } from './testRoots.ts'

/** Calls of `skip` on the context that a test or a hook is handed: `context.skip()`, or `skip()` taken out of it. */
export function contextSkips(node: Node, roots: TestRoots): Found[] {
  if (node.type !== 'CallExpression') return []
  const isHook = node.callee.type === 'Identifier' && roots.hooks.has(node.callee.name)
  if (!isHook && !isTest(node.callee, roots)) return []
  return node.arguments.flatMap((argument) => {
    if (argument.type !== 'ArrowFunctionExpression' && argument.type !== 'FunctionExpression') return []
    const parameter = argument.params[takesData(node.callee) ? 1 : 0]
    return parameter && argument.body ? skipsIn(argument.body, parameter) : []
  })
}

/** `test.for(table)(name, (data, context) => …)`; the callbacks of `each` are handed data alone. */
function takesData(callee: Node): boolean {
  const inner =
    callee.type === 'CallExpression' ? callee.callee : callee.type === 'TaggedTemplateExpression' ? callee.tag : callee
  return inner.type === 'MemberExpression' && ['for', 'each'].includes(propertyName(inner) ?? '')
}

function skipsIn(body: Node, parameter: Node): Found[] {
  const context = parameter.type === 'Identifier' ? parameter.name : undefined
  const taken = parameter.type === 'ObjectPattern' ? localNameOf(parameter, 'skip') : undefined
  const found: Found[] = []
  for (const [node] of walk(body)) {
    if (node.type !== 'CallExpression') continue
    const { callee } = node
    const onContext =
      callee.type === 'MemberExpression' &&
      callee.object.type === 'Identifier' &&
      callee.object.name === context &&
      propertyName(callee) === 'skip'
    if (onContext || (callee.type === 'Identifier' && callee.name === taken)) found.push({ name: 'skip', node: callee })
  }
  return found
}

/** The name that a property is taken out under: `{ skip }` or `{ skip: leave }`. */
function localNameOf(pattern: Extract<Node, { type: 'ObjectPattern' }>, name: string): string | undefined {
  for (const property of pattern.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name) continue
    return property.value.type === 'Identifier' ? property.value.name : undefined
  }
  return undefined
}
