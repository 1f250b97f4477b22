import type { Node } from 'oxc-parser'
import type { Module } from '../source/parse.ts'
import { walk } from '../source/walk.ts'
import { targetOf } from './target.ts'
import type { Target } from './target.ts'

/** Everything of a file that can stand behind a doc comment, by the offset at which it starts. */
export function targetsOf(module: Module): ReadonlyMap<number, Target> {
  const targets = new Map<number, Target>()
  const owners = new Map<Node, string>()
  for (const [node, parent] of walk(module.program)) {
    const outer = parent && owners.get(parent)
    const owner = ownerOf(node, outer)
    if (owner !== undefined) owners.set(node, owner)
    const target = targetOf(node, { text: module.source.text, owner: outer, isTopLevel: parent?.type === 'Program' })
    if (target && !targets.has(node.start)) targets.set(node.start, target)
  }
  return targets
}

/** The class or constant after which the members below a node are named. */
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
