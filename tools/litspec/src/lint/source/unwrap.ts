import type { Node } from 'oxc-parser'

/** An expression without parentheses and types around it. */
export function unwrap(node: Node): Node {
  let inner = node
  while (
    inner.type === 'ParenthesizedExpression' ||
    inner.type === 'TSAsExpression' ||
    inner.type === 'TSSatisfiesExpression'
  ) {
    inner = inner.expression
  }
  return inner
}
