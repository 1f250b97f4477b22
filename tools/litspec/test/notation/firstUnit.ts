import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseDocument } from '../../src/read/document/parse.ts'

const FILE = fileURLToPath(new URL('../../../../spec/units/notation.md', import.meta.url))

/** Where the unit would stand, were it one of a repository. */
export const LIFT = 'spec/units/lift.md'

let shown: string | undefined

/** The unit that the page of the notation shows whole, in its first `text` fence. */
export function firstUnit(): string {
  return (shown ??= findUnit())
}

function findUnit(): string {
  const { root } = parseDocument('notation.md', readFileSync(FILE, 'utf8'))
  const fence = root.children.find((node) => node.type === 'code' && node.lang === 'text')
  if (fence?.type !== 'code')
    throw new Error('Unexpected page without a `text` fence, expected a whole unit in the first one')
  return `${fence.value}\n`
}
