#!/usr/bin/env node
/** Makes a new unit: a document with one claim and one case, and a package that keeps the claim. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { unitFiles } from './unit-files.mjs'

const HELP = `usage: npm run new:unit -- <slug> "<title>"

Makes spec/units/<slug>.md and packages/<slug>, and enters them where units and packages are listed.
What it makes passes the gate once its reports are written; write on from there.

  npm run new:unit -- world-clock "The clock of the world"`

function main(words) {
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) return print(HELP, 0)
  const [slug, title, ...more] = words
  if (!/^[a-z]+(-[a-z]+)*$/.test(slug) || title === undefined || !/^[^\s"|\\`<>[\]{}][^"|\\`<>[\]{}\n]*$/.test(title)) {
    return print(
      `Unexpected \`${words.join(' ')}\`, expected a slug of small letters, and a plain title.\n\n${HELP}`,
      2,
    )
  }
  if (more.length > 0) return print(`Unexpected \`${more.join(' ')}\`, expected the title in quotes.\n\n${HELP}`, 2)

  const root = process.cwd()
  const files = unitFiles(slug, title)
  const taken = [...files.keys()].filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) return print(`Unexpected ${taken[0]}, expected no such file: choose another slug.`, 1)
  // Everything is read and changed in memory first, so that nothing is half made when an entry does not fit.
  const entries = new Map(
    ENTRIES.map(([path, enter]) => [path, enter(readFileSync(join(root, path), 'utf8'), slug, title)]),
  )
  for (const [path, text] of [...files, ...entries]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(`${entries.has(path) ? 'entered in' : 'wrote'} ${relative(root, join(root, path))}`)
  }
  return print(
    `\nNow:\n\n  npx -y pnpm install   # links the package and writes the lockfile\n  npm run reports       # proves its claim, and writes the report of its interface`,
    0,
  )
}

const ENTRIES = [
  [
    'package.json',
    (text, slug) => {
      const manifest = JSON.parse(text)
      const all = { ...manifest.devDependencies, [`@coney/${slug}`]: 'workspace:*' }
      const devDependencies = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
      return `${JSON.stringify({ ...manifest, devDependencies }, null, 2)}\n`
    },
  ],
  [
    'tsconfig.json',
    (text, slug) =>
      append(
        text,
        /^ +\{ "path": "packages\/[^"]+" \},\n/gm,
        `    { "path": "packages/${slug}" },\n    { "path": "packages/${slug}/test" },\n`,
      ),
  ],
  ['typedoc.base.json', (text, slug) => append(text, /^ +"@coney\/bodies",\n/gm, `    "@coney/${slug}",\n`)],
  ['.changeset/config.json', (text, slug) => append(text, /^ +"@coney\/bodies",\n/gm, `      "@coney/${slug}",\n`)],
  [
    '.size-limit.json',
    (text, slug) =>
      append(
        text,
        /^\[\n/gm,
        `  { "name": "@coney/${slug}", "path": "packages/${slug}/dist/**/*.js", "limit": "10 kB" },\n`,
      ),
  ],
  [
    'spec/README.md',
    (text, slug, title) =>
      append(text, /^\| \[[^\]]+\]\(units\/[^)]+\) \|.*\n/gm, `| [${title}](units/${slug}.md) | what it tells |\n`),
  ],
]

/** Puts lines behind the last one of a kind. */
function append(text, kind, lines) {
  const last = [...text.matchAll(kind)].at(-1)
  if (last === undefined) throw new Error(`Unexpected lack of lines like ${kind}, expected one to write behind`)
  const end = last.index + last[0].length
  return text.slice(0, end) + lines + text.slice(end)
}

function print(text, code) {
  console.log(text)
  return code
}

process.exitCode = main(process.argv.slice(2))
