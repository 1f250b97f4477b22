import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packFindings } from './packs/findings.ts'
import { attwFindings, publintFindings } from './packs/judge.ts'
import { pack } from './packs/pack.ts'
import type { Pack } from './packs/pack.ts'
import { readUnits } from './specification/units.ts'
import type { Unit } from './specification/units.ts'
import { readVerdict } from './specification/verdict.ts'
import { KINDS } from './trial/kinds.ts'
import type { Kind, Outcome } from './trial/kinds.ts'
import { tryLitspec } from './trial/litspec.ts'
import { trialProgram } from './trial/program.ts'
import { installOffline } from './trial/project.ts'
import { releases, shortName } from './workspace/releases.ts'
import { ROOT } from './workspace/root.ts'

/** The unit that litspec reads in its trial. */
const READ = 'rays'

/** What came of each package in each kind of project. */
type Results = Map<string, Map<string, Outcome>>

/**
 * A release without publishing: packs every package, judges the tarballs, installs them into new projects outside the
 * workspace, one of each kind, and runs there the examples of the READMEs and cases of the specification.
 */
async function main(): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), 'release-'))
  const folder = (name: string): string => {
    mkdirSync(join(scratch, name))
    return join(scratch, name)
  }
  try {
    const units = readUnits()
    const packs = await timed('packed', () => packAll(folder('tarballs')))
    const findings = await timed('judged the tarballs', () => judge(packs, units))
    const results = await timed('tried in new projects', () => tryAll(packs, units, folder))
    console.log(table(packs, results))
    const failures = [...results].flatMap(([name, outcomes]) =>
      [...outcomes].flatMap(([kind, { failures: all }]) => all.map((failure) => `${name} in ${kind}: ${failure}`)),
    )
    for (const line of [...findings, ...failures]) console.log(line)
    const open = findings.length + failures.length
    console.log(open === 0 ? `${packs.length} packages can be published.` : `${open} findings.`)
    return open === 0 ? 0 : 1
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/** One after the other: what a package is packed from is shared. */
async function packAll(destination: string): Promise<Pack[]> {
  const packs: Pack[] = []
  for (const release of releases()) packs.push(await pack(release, destination))
  return packs
}

async function judge(packs: readonly Pack[], units: readonly Unit[]): Promise<string[]> {
  const verdict = readVerdict(readFileSync(join(ROOT, 'generated/verdict.txt'), 'utf8'))
  const findings: string[] = []
  for (const one of packs) {
    const found = [
      ...packFindings(one.release, one.files, { units, verdict }),
      ...(await publintFindings(one)),
      ...(await attwFindings(one.contents)),
    ]
    findings.push(...found.map((finding) => `${one.contents.packageName}: ${finding}`))
  }
  return findings
}

async function tryAll(
  packs: readonly Pack[],
  units: readonly Unit[],
  folder: (name: string) => string,
): Promise<Results> {
  const litspec = packs.find(({ release }) => shortName(release) === 'litspec')
  const unit = units.find(({ slug }) => slug === READ)
  if (litspec === undefined || unit === undefined)
    throw new Error(`Unexpected workspace without litspec or the unit ${READ}`)
  const libraries = packs.filter((one) => one !== litspec)
  const results: Results = new Map(libraries.map(({ release }) => [shortName(release), new Map<string, Outcome>()]))
  const program = trialProgram(libraries, units)
  for (const kind of KINDS) {
    const outcomes = await timed(kind.name, () =>
      tryKind(kind, libraries, program, folder(kind.name.replaceAll(' ', '-'))),
    )
    for (const [name, outcome] of Object.entries(outcomes)) results.get(name)?.set(kind.name, outcome)
  }
  const outcomes = await timed('litspec', () => tryLitspec(litspec, unit, folder('litspec')))
  return results.set('litspec', new Map(outcomes))
}

async function tryKind(
  kind: Kind,
  packs: readonly Pack[],
  program: ReadonlyMap<string, string>,
  folder: string,
): Promise<Readonly<Record<string, Outcome>>> {
  await installOffline(folder, packs, kind.installer)
  return kind.tryProgram(folder, program)
}

async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await act()
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

function table(packs: readonly Pack[], results: Results): string {
  const rows = packs.map(({ contents, files, release, tarball }) => [
    `${contents.packageName} ${contents.packageVersion}`,
    `${(statSync(tarball).size / 1024).toFixed(1)} KiB`,
    String(files.size),
    ...KINDS.map(({ name }) => cell(results.get(shortName(release))?.get(name))),
  ])
  const titles = ['package', 'packed', 'files', ...KINDS.map(({ name }) => name)]
  return `\n${[titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

function cell(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'runs in Node only'
  const { cases, examples, failures } = outcome
  return `${failures.length === 0 ? 'ok' : 'FAILED'}: ${cases} answers, ${examples} examples`
}

process.exitCode = await main()
