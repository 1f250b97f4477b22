import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readUnits } from '../specification/units.ts'
import { readVerdict } from '../specification/verdict.ts'
import type { Release } from '../workspace/releases.ts'
import { ROOT } from '../workspace/root.ts'

const OPEN = '<!-- Written by `npm run reports` from the verdict. -->'
const CLOSE = '<!-- The end of what is written. -->'

const LEVELS = ['confirmed (code)', 'confirmed (runtime)', 'inferred', 'choice']

/** The README of a package with what it keeps written into its place, which the README must have. */
export function readmeWithClaims({ folder }: Release, readme: string): string {
  const [before, rest] = readme.split(`${OPEN}\n`)
  const [, after] = rest?.split(CLOSE) ?? []
  if (before === undefined || after === undefined)
    throw new Error(
      `Unexpected README of ${folder} without a place for its claims, expected \`${OPEN}\` … \`${CLOSE}\``,
    )
  return `${before}${OPEN}\n\n${claimsPart(folder)}\n${CLOSE}${after}`
}

function claimsPart(folder: string): string {
  const verdict = readVerdict(readFileSync(join(ROOT, 'generated/verdict.txt'), 'utf8'))
  const rows = readUnits()
    .filter((unit) => unit.package === folder)
    .map(({ slug, title, file }) => {
      const claims = verdict.filter(({ unit }) => unit === slug)
      const proven = claims.filter(({ standing }) => standing === 'proven').length
      const levels = LEVELS.map((level) => claims.filter(({ evidence }) => evidence === level).length)
      return [`[${title}](${posix.relative(folder, file)})`, claims.length, proven, ...levels]
    })
  const titles = ['Unit', 'Claims', 'Proven', ...LEVELS.map((level) => `${level[0]?.toUpperCase()}${level.slice(1)}`)]
  const rule = titles.map((_, column) => (column === 0 ? '---' : '---:'))
  return [titles, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}
