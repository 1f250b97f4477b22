import type { Expression, Node, Program } from 'oxc-parser'
import { unwrap } from '../source/unwrap.ts'

/** A number, or the part of the expression that is none. */
export type Evaluation = { readonly value: number } | { readonly unreadable: Node }

const DEEPEST = 200

const OPERATORS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '**': (left, right) => left ** right,
}

/**
 * The number that an initialiser stands for: literals, `+ - * / **`, parentheses, `Math.PI`, `Math.fround(…)` and
 * constants of the same file. Anything else could differ from run to run, so it is no number here.
 */
export function evaluate(expression: Expression, program: Program): Evaluation {
  return new Evaluator(program).evaluate(expression, 0)
}

class Evaluator {
  readonly #constants = new Map<string, Expression>()
  readonly #names = new Set<string>()

  constructor(program: Program) {
    for (const statement of program.body) this.#declare(statement)
  }

  evaluate(node: Node, depth: number): Evaluation {
    if (depth > DEEPEST) return { unreadable: node }
    const inner = unwrap(node)
    switch (inner.type) {
      case 'Literal':
        return typeof inner.value === 'number' ? { value: inner.value } : { unreadable: inner }
      case 'Identifier':
        return this.#constant(inner.name, inner, depth)
      case 'UnaryExpression':
        return this.#unary(inner.operator, inner.argument, inner, depth)
      case 'BinaryExpression':
        return this.#binary(inner.operator, inner.left, inner.right, inner, depth)
      case 'MemberExpression':
        return this.#isOfMath(inner, 'PI') ? { value: Math.PI } : { unreadable: inner }
      case 'CallExpression': {
        const [argument, second] = inner.arguments
        if (!argument || second || !this.#isOfMath(inner.callee, 'fround')) return { unreadable: inner }
        return this.#map(this.evaluate(argument, depth + 1), Math.fround)
      }
      default:
        return { unreadable: inner }
    }
  }

  #constant(name: string, node: Node, depth: number): Evaluation {
    const initialiser = this.#constants.get(name)
    return initialiser ? this.evaluate(initialiser, depth + 1) : { unreadable: node }
  }

  #unary(operator: string, argument: Node, node: Node, depth: number): Evaluation {
    if (operator !== '-' && operator !== '+') return { unreadable: node }
    return this.#map(this.evaluate(argument, depth + 1), (value) => (operator === '-' ? -value : value))
  }

  #binary(operator: string, leftNode: Node, rightNode: Node, node: Node, depth: number): Evaluation {
    const apply = OPERATORS[operator]
    if (!apply) return { unreadable: node }
    const left = this.evaluate(leftNode, depth + 1)
    if ('unreadable' in left) return left
    return this.#map(this.evaluate(rightNode, depth + 1), (right) => apply(left.value, right))
  }

  #map(evaluation: Evaluation, change: (value: number) => number): Evaluation {
    return 'value' in evaluation ? { value: change(evaluation.value) } : evaluation
  }

  /** `Math.name`, where the file has no `Math` of its own. */
  #isOfMath(node: Node, name: string): boolean {
    if (node.type !== 'MemberExpression' || node.computed || this.#names.has('Math')) return false
    return node.object.type === 'Identifier' && node.object.name === 'Math' && node.property.name === name
  }

  #declare(statement: Program['body'][number]): void {
    const node = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) this.#names.add(local.name)
    if ('id' in node && node.id?.type === 'Identifier') this.#names.add(node.id.name)
    if (node.type !== 'VariableDeclaration') return
    for (const { id, init } of node.declarations) {
      if (id.type !== 'Identifier') continue
      this.#names.add(id.name)
      if (node.kind === 'const' && !node.declare && init) this.#constants.set(id.name, init)
    }
  }
}
