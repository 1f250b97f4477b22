import type { Expression, Node, VariableDeclaration } from 'oxc-parser'
import type { Module } from '../source/parse.ts'
import { unwrap } from '../source/unwrap.ts'
import { walk } from '../source/walk.ts'

/** What a doc comment can stand in front of. */
export interface Target {
  /** In words, for messages: "the interface `Hit`". */
  readonly what: string
  /** Its name in our code: `rayBox`, `World.step`. */
  readonly declaration: string
  /** Of a function with a body in braces: the offset behind the brace and the directives. */
  readonly entry?: number
  /** Of an exported constant: what it is set to. */
  readonly initialiser?: Expression
}

/** Everything of a file that can carry a doc comment, by the offset at which it starts. */
export function targetsOf(module: Module): ReadonlyMap<number, Target> {
  const targets = new Map<number, Target>()
  const owners = new Map<Node, string>()
  for (const [node, parent] of walk(module.program)) {
    const owner = ownerOf(node, parent && owners.get(parent))
    if (owner !== undefined) owners.set(node, owner)
    const target = targetOf(node, module.source.text, parent && owners.get(parent))
    if (target && !targets.has(node.start)) targets.set(node.start, target)
  }
  return targets
}

/** The class or constant whose members are named after it. */
function ownerOf(node: Node, outer: string | undefined): string | undefined {
  switch (node.type) {
    case 'ClassDeclaration':
      return node.id?.name
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' ? node.id.name : undefined
    case 'ClassBody':
    case 'ClassExpression':
    case 'ObjectExpression':
    case 'CallExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return outer
    default:
      return undefined
  }
}

function targetOf(node: Node, text: string, owner: string | undefined): Target | undefined {
  switch (node.type) {
    case 'ExportNamedDeclaration':
      return node.declaration ? exported(node.declaration, text) : undefined
    case 'ExportDefaultDeclaration':
      return functionTarget(node.declaration, nameIn(node.declaration) ?? 'default')
    case 'FunctionDeclaration':
      return functionTarget(node, nameIn(node) ?? 'default')
    case 'VariableDeclaration':
      return variableTarget(node, false)
    case 'MethodDefinition':
    case 'Property':
      return functionTarget(node.value, memberName(node.key, text, owner))
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return functionTarget(node.value, memberName(node.key, text, owner))
    case 'TSDeclareFunction':
    case 'TSAbstractMethodDefinition':
    case 'TSMethodSignature':
    case 'TSPropertySignature':
    case 'TSAbstractPropertyDefinition':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
    case 'TSModuleDeclaration':
    case 'ClassDeclaration':
      return { what: `${WORDS[node.type]}${named(nameIn(node))}`, declaration: nameIn(node) ?? '' }
    default:
      return undefined
  }
}

const WORDS = {
  TSDeclareFunction: 'a declaration without a body',
  TSAbstractMethodDefinition: 'an abstract method',
  TSMethodSignature: 'the signature of a method',
  TSPropertySignature: 'the signature of a property',
  TSAbstractPropertyDefinition: 'an abstract property',
  TSInterfaceDeclaration: 'the interface',
  TSTypeAliasDeclaration: 'the type',
  TSEnumDeclaration: 'the enumeration',
  TSModuleDeclaration: 'the namespace',
  ClassDeclaration: 'the class',
} as const

function exported(declaration: Node, text: string): Target | undefined {
  if (declaration.type === 'VariableDeclaration') return variableTarget(declaration, true)
  return targetOf(declaration, text, undefined)
}

/** A function with a body in braces, or something that is no such function, in words. */
function functionTarget(value: Node | null, declaration: string): Target {
  const node = value && unwrap(value)
  if (node?.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') {
    return { what: `an arrow function without braces${named(declaration)}`, declaration }
  }
  if (node?.type === 'TSEmptyBodyFunctionExpression') {
    return { what: `a declaration without a body${named(declaration)}`, declaration }
  }
  const isFunction =
    node?.type === 'FunctionDeclaration' || node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression'
  if (!isFunction || node.body?.type !== 'BlockStatement') return { what: `a value${named(declaration)}`, declaration }
  const directive = node.body.body.findLast((statement) => 'directive' in statement && statement.directive !== null)
  return { what: `the function \`${declaration}\``, declaration, entry: directive?.end ?? node.body.start + 1 }
}

function variableTarget(node: VariableDeclaration, isExported: boolean): Target {
  const [declarator, second] = node.declarations
  if (!declarator || second) return { what: 'a declaration of several names', declaration: '' }
  const name = declarator.id.type === 'Identifier' ? declarator.id.name : ''
  if (node.kind !== 'const') return { what: `the variable \`${name}\`, which can change`, declaration: name }
  const target = functionTarget(declarator.init, name)
  if (target.entry !== undefined || !declarator.init || !target.what.startsWith('a value')) return target
  const what = `${isExported ? 'the' : 'the unexported'} constant \`${name}\``
  return isExported ? { what, declaration: name, initialiser: declarator.init } : { what, declaration: name }
}

function memberName(key: Node, text: string, owner: string | undefined): string {
  const name = text.slice(key.start, key.end)
  return owner === undefined ? name : `${owner}.${name}`
}

function nameIn(node: Node): string | undefined {
  if ('id' in node && node.id?.type === 'Identifier') return node.id.name
  if ('key' in node && node.key.type === 'Identifier') return node.key.name
  return undefined
}

function named(name: string | undefined): string {
  return name === undefined || name === '' ? '' : ` \`${name}\``
}
