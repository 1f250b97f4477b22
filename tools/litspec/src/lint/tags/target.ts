import type { Expression, FunctionBody, Node, VariableDeclaration } from 'oxc-parser'
import { unwrap } from '../source/unwrap.ts'

/** Something that a doc comment can stand in front of. */
export interface Target {
  /** In words, for messages: "the interface `Hit`". */
  readonly what: string
  /** Its name in our code: `rayBox`, `World.step`. */
  readonly declaration: string
  /** Of a function with a body in braces: where a statement can be inserted that runs first. */
  readonly entry?: number
  /** Of an exported constant: what it is set to. */
  readonly initialiser?: Expression
}

/** Where a node stands. */
interface Surroundings {
  readonly text: string
  /** The class or constant that it is a member of. */
  readonly owner: string | undefined
  readonly isTopLevel: boolean
}

export function targetOf(node: Node, surroundings: Surroundings): Target | undefined {
  switch (node.type) {
    case 'ExportNamedDeclaration':
      if (!node.declaration) return undefined
      return node.declaration.type === 'VariableDeclaration'
        ? variableTarget(node.declaration, surroundings.isTopLevel)
        : targetOf(node.declaration, surroundings)
    case 'ExportDefaultDeclaration':
      return functionTarget(node.declaration, nameIn(node.declaration) ?? 'default')
    case 'FunctionDeclaration':
      return functionTarget(node, nameIn(node) ?? 'default')
    case 'VariableDeclaration':
      return variableTarget(node, false)
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
    case 'Property':
      return functionTarget(node.value, memberName(node.key, surroundings))
    default:
      return node.type in OTHERS ? otherTarget(node) : undefined
  }
}

/** What a doc comment often stands in front of and no tag can. */
const OTHERS: Readonly<Record<string, string>> = {
  TSDeclareFunction: 'a declaration without a body',
  TSAbstractMethodDefinition: 'an abstract method',
  TSAbstractPropertyDefinition: 'an abstract property',
  TSMethodSignature: 'the signature of a method',
  TSPropertySignature: 'the signature of a property',
  TSInterfaceDeclaration: 'the interface',
  TSTypeAliasDeclaration: 'the type',
  TSEnumDeclaration: 'the enumeration',
  TSModuleDeclaration: 'the namespace',
  ClassDeclaration: 'the class',
}

function otherTarget(node: Node): Target {
  const declaration = nameIn(node) ?? ''
  return { what: `${OTHERS[node.type]}${named(declaration)}`, declaration }
}

/** A function with a body in braces, or something that is no such function. */
function functionTarget(value: Node | null, declaration: string): Target {
  const node = value && unwrap(value)
  switch (node?.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      if (node.body?.type !== 'BlockStatement') break
      return { what: `the function \`${declaration}\``, declaration, entry: entryOf(node.body) }
    case 'TSEmptyBodyFunctionExpression':
      return { what: `a declaration without a body${named(declaration)}`, declaration }
    default:
      return { what: `a value${named(declaration)}`, declaration }
  }
  return { what: `an arrow function without braces${named(declaration)}`, declaration }
}

/** Directives stay first: behind them a statement is inserted where the next one starts, never on the line they end. */
function entryOf({ body, start, end }: FunctionBody): number {
  const [first] = body
  if (!first || !isDirective(first)) return start + 1
  return body.find((statement) => !isDirective(statement))?.start ?? end - 1
}

function isDirective(statement: FunctionBody['body'][number]): boolean {
  return 'directive' in statement && statement.directive !== null
}

function variableTarget(node: VariableDeclaration, isExported: boolean): Target {
  const [declarator, second] = node.declarations
  if (!declarator || second) return { what: 'a declaration of several names', declaration: '' }
  const declaration = declarator.id.type === 'Identifier' ? declarator.id.name : ''
  const { init } = declarator
  if (node.declare || !init) return { what: `the declaration of \`${declaration}\` without a value`, declaration }
  if (node.kind !== 'const') return { what: `the variable \`${declaration}\`, which can change`, declaration }
  if (unwrap(init).type.endsWith('FunctionExpression')) return functionTarget(init, declaration)
  return isExported
    ? { what: `the constant \`${declaration}\``, declaration, initialiser: init }
    : { what: `the unexported constant \`${declaration}\``, declaration }
}

function memberName(key: Node, { text, owner }: Surroundings): string {
  const name = text.slice(key.start, key.end)
  return owner === undefined ? name : `${owner}.${name}`
}

function nameIn(node: Node): string | undefined {
  if ('id' in node && node.id?.type === 'Identifier') return node.id.name
  if ('key' in node && node.key.type === 'Identifier') return node.key.name
  return undefined
}

function named(name: string): string {
  return name === '' ? '' : ` \`${name}\``
}
