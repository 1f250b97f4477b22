import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { ROOT } from '../workspace/root.ts'

/** A value as a fixture writes it. */
export type Written = null | boolean | number | string | readonly Written[] | { readonly [kind: string]: Written }

/** A call that a case makes, and what must come of it. */
export interface Statement {
  readonly call: string
  readonly with?: Readonly<Record<string, Written>>
  readonly expect?: readonly { readonly path?: string; readonly is: Written; readonly within?: number }[]
}

/** What is read of a fixture. */
export interface Unit {
  readonly slug: string
  readonly title: string
  readonly file: string
  readonly package: string
  readonly tolerance: number
  readonly claims: readonly { readonly id: string }[]
  readonly cases: readonly { readonly id: string; readonly statements: readonly Statement[] }[]
}

/** The fixtures of all units, sorted by name. */
export function readUnits(): Unit[] {
  const paths = globSync('generated/fixtures/*.json', { cwd: ROOT }).sort()
  return paths.map((path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Unit)
}
