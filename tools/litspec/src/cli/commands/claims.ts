import { join } from 'node:path'
import { conclude, exitCodeOf } from '../../judge/index.ts'
import type { Finding, Verdict } from '../../model/index.ts'
import { counted, totalsLine } from '../../report/index.ts'
import { compareFile } from '../../write/index.ts'
import { FORMATS } from '../arguments/options.ts'
import { claimsFiles } from '../claimsFiles.ts'
import type { Command } from '../command.ts'
import { fingerprintIn } from '../disk/loadProject.ts'
import { decode, readBytes, sha256 } from '../disk/readFile.ts'
import { writeText } from '../disk/writeFiles.ts'
import { inspectRepository } from '../inspectRepository.ts'
import { openRepository } from '../openRepository.ts'
import { present } from '../present.ts'
import type { ExitCode } from '../shell.ts'

export const claims: Command = {
  name: 'claims',
  summary: 'writes claims.json: what the release of a package keeps',
  description:
    'Judges as `gate` does and writes `claims.json` into the package in whose folder it is called; elsewhere, into every\n' +
    'package that has a unit. Called before packing, it lets the claims travel with the release. Unless every claim is\n' +
    'proven nothing is written: a waiver will do for a change, but not for a release. The strength of each claim is that of\n' +
    '`strength.json` in the package, or null where that was measured on other sources.',
  options: [{ name: 'check', help: 'write nothing: a file that is missing or says something else is a finding' }],
  formats: FORMATS,
  exitCodes: {
    0: 'every claim is proven, and the files say so',
    1: 'there are findings, or claims that are not proven',
    2: 'wrong usage or configuration, or a link that leads out of the repository',
    3: 'it cannot be judged',
  },
  examples: [
    ['litspec claims', 'before packing'],
    ['litspec claims --check', 'where nothing may be written'],
  ],
  run(invocation, shell) {
    const repository = openRepository(invocation, shell)
    if (repository === undefined) return 2
    const { root, project } = repository
    const inspection = inspectRepository(repository, shell)
    const surroundings = { today: shell.today, sha256, fingerprint: fingerprintIn(repository) }
    const verdict = conclude(project, inspection, surroundings)
    const say = (findings: readonly Finding[], lines: readonly string[]): void => {
      const closing = [...lines, `Looked at ${totalsLine(verdict.totals)}`]
      present({ findings, totals: verdict.totals, texts: project.files, closing }, invocation, shell)
    }
    const unproven = unprovenLines(verdict)
    const code = exitCodeOf(verdict.findings, verdict.claims)
    if (code !== 0 || unproven.length > 0) {
      const waived = verdict.findings.length === 0 ? unproven : []
      say(verdict.findings, [...waived, 'Nothing was written: a release keeps what is proven.'])
      return Math.max(code, 1) as ExitCode
    }
    const { files, unmeasured } = claimsFiles(repository, inspection.units, verdict, shell.cwd)
    const differences = [...files].flatMap(([file, text]) => compareFile(file, textAt(join(root, file)), text, NOTE))
    if (invocation.options.has('check')) {
      say(differences, [])
      return exitCodeOf(differences)
    }
    for (const { place } of differences) writeText(root, place.file, files.get(place.file) as string)
    const changed = differences.length === 0 ? 'none' : differences.length
    say([], [`${counted(files.size, 'file')} of claims, ${changed} changed.`, ...unmeasuredLines(unmeasured)])
    return 0
  },
}

const NOTE = 'Run `litspec claims`.'

function unmeasuredLines(folders: readonly string[]): string[] {
  if (folders.length === 0) return []
  return [`Their strength is null, for nobody measured it on these sources: ${folders.join(', ')}.`]
}

function unprovenLines({ claims: all }: Verdict): string[] {
  return all.filter(({ standing }) => standing !== 'proven').map(({ claim, standing }) => `${standing} ${claim.id}`)
}

function textAt(path: string): string | undefined {
  const bytes = readBytes(path)
  return bytes === undefined ? undefined : decode(bytes)
}
