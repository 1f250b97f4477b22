import type { Finding, Place, Project, UnitModel } from '../model/index.ts'
import { unexpected } from '../read/unexpected.ts'
import { writeGenerated } from './writeGenerated.ts'

const NOTE = 'Run `litspec generate` and commit what it writes.'

const LONGEST_SHOWN = 60
const SHOWN_BEFORE = 20

/** What is written under the folder of generated files by `writeGenerated`, and by nothing else. */
const OWN = /^(?:drivers\/[^/]+\.ts|fixtures\/[^/]+\.json|schema\/[^/]+\.json)$/

/** Compares the generated files of a project with what its units give. */
export function compareGenerated(project: Project, units: readonly UnitModel[]): Finding[] {
  const root = `${project.config.generated}/`
  const expected = writeGenerated(units)
  const findings: Finding[] = []
  for (const [path, text] of expected) {
    findings.push(...compareFile(root + path, project.files.get(root + path), text, NOTE))
  }
  for (const file of project.files.keys()) {
    const path = file.startsWith(root) ? file.slice(root.length) : ''
    if (OWN.test(path) && !expected.has(path)) findings.push(orphan(file))
  }
  return findings
}

/** Compares one file with the text that it should hold; `note` says how it comes about. */
export function compareFile(file: string, committed: string | undefined, text: string, note: string): Finding[] {
  if (committed === undefined) return [missing(file, note)]
  return committed === text ? [] : [stale(file, committed, text, note)]
}

function missing(file: string, note: string): Finding {
  const found = `absence of \`${file}\``
  return unexpected('generated/missing', lineOf(file, 0, ''), found, 'the file that the units give', { note })
}

function stale(file: string, committed: string, text: string, note: string): Finding {
  const lines = committed.split('\n')
  const wanted = text.split('\n')
  const index = wanted.findIndex((line, at) => line !== lines[at])
  const first = index < 0 ? wanted.length : index
  const offset = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0)
  const place = lineOf(file, first, lines[first] ?? '', Math.min(offset, committed.length))
  const from = Math.max(0, commonLength(lines[first] ?? '', wanted[first] ?? '') - SHOWN_BEFORE)
  return unexpected('generated/stale', place, shown(lines[first], from), shown(wanted[first], from), { note })
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

function orphan(file: string): Finding {
  return unexpected('generated/orphan', lineOf(file, 0, ''), `file \`${file}\``, 'a unit that gives it', {
    note: 'Run `litspec generate`, which removes it.',
  })
}

/** A line around the point where it differs; as a string literal, so that white space can be told apart. */
function shown(line: string | undefined, from: number): string {
  if (line === undefined) return 'the end of the file'
  const to = from + LONGEST_SHOWN
  const cut = `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`
  return `the line ${JSON.stringify(cut)}`
}

function lineOf(file: string, index: number, text: string, offset = 0): Place {
  const line = index + 1
  return {
    file,
    start: { line, column: 1, offset },
    end: { line, column: text.length + 1, offset: offset + text.length },
  }
}
