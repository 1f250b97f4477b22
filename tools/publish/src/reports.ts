import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReports } from './api/reports.ts'
import { readmeWithClaims } from './readmes/claims-part.ts'
import { releases, textOf } from './workspace/releases.ts'
import { ROOT } from './workspace/root.ts'

/**
 * Writes what is committed about the packages and made from them: the report of each public interface, and in each
 * README how its claims stand. With `--check` it writes nothing, and a file that says something else is a finding.
 */
function main(args: readonly string[]): number {
  const all = releases()
  const { files, orphans, complaints } = apiReports(all)
  const readmes = all.map((release): [string, string] => {
    const path = `${release.folder}/README.md`
    return [path, readmeWithClaims(release, textOf(join(ROOT, path)) ?? '')]
  })
  const stale = [...files, ...readmes].filter(([path, text]) => textOf(join(ROOT, path)) !== text)
  for (const complaint of complaints) console.log(complaint)
  if (args.includes('--check')) {
    for (const [path, text] of stale) console.log(`${path}${difference(textOf(join(ROOT, path)) ?? '', text)}`)
    for (const path of orphans) console.log(`${path}: Unexpected report, expected an entry of its package.`)
    if (stale.length + orphans.length > 0)
      console.log(
        'Run `npm run reports`, look at the difference, and commit it: it is what a release changes for its users.',
      )
  } else {
    for (const [path, text] of stale) writeFileSync(join(ROOT, path), text)
    for (const path of orphans) rmSync(join(ROOT, path))
    for (const path of [...stale.map(([one]) => one), ...orphans]) console.log(`changed ${path}`)
  }
  const open = complaints.length + (args.includes('--check') ? stale.length + orphans.length : 0)
  console.log(
    `${files.size} reports of ${all.length} packages, ${open === 0 ? 'all as they should be' : `${open} findings`}.`,
  )
  return open === 0 ? 0 : 1
}

/** The first line that differs, as a finding says it. */
function difference(committed: string, text: string): string {
  const [is, wanted] = [committed.split('\n'), text.split('\n')]
  const index = wanted.findIndex((line, at) => line !== is[at])
  const at = index < 0 ? wanted.length : index
  const said = (line: string | undefined): string => (line === undefined ? 'the end' : `\`${line}\``)
  return `:${at + 1} Unexpected ${said(is[at])}, expected ${said(wanted[at])}.`
}

process.exitCode = main(process.argv.slice(2))
