import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { main } from '../../src/cli/main.ts'
import type { ExitCode, Shell } from '../../src/cli/shell.ts'
import type { Project } from '../../src/model/index.ts'
import { demoProject } from '../demoProject.ts'
import { honestProject } from '../honestProject.ts'

// Processes and disks are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** What a command said and answered. */
export interface Run {
  readonly code: ExitCode
  readonly out: string
  readonly err: string
}

/** A repository on the disk, gone when its test is over. */
export class Repository {
  readonly root: string = mkdtempSync(join(tmpdir(), 'litspec-cli-'))

  constructor(project: Project) {
    onTestFinished(() => rmSync(this.root, { recursive: true, force: true }))
    for (const [path, text] of project.files) this.write(path, text)
  }

  /** Runs litspec in this process, from its root or a folder below. */
  run(line: string, { cwd = '.', colour = false, today = '2026-11-30' } = {}): Run {
    const said = { out: '', err: '' }
    const shell: Shell = {
      cwd: join(this.root, cwd),
      today,
      version: '1.2.3',
      colour,
      out: (text) => void (said.out += text),
      err: (text) => void (said.err += text),
      progress: () => undefined,
      elapsed: () => 0.25,
    }
    const code = main(
      line.split(' ').filter((word) => word !== ''),
      shell,
    )
    return { code, ...said }
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    writeFileSync(join(this.root, path), content)
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8')
  }

  edit(path: string, from: string, to: string): void {
    const text = this.read(path)
    if (text.split(from).length !== 2) throw new Error(`${from} does not stand in ${path} once`)
    this.write(
      path,
      text.replace(from, () => to),
    )
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true })
  }

  /** Every file but those of the cache, sorted. */
  files(): string[] {
    return readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(this.root.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((path) => !path.startsWith('node_modules/'))
      .sort()
  }
}

/** The demo project as it is in git: nothing generated, nothing tested. */
export function freshDemo(): Repository {
  return new Repository(demoProject())
}

const tested = honestProject(demoProject())

/** The demo project after everything was generated and tested. */
export function testedDemo(): Repository {
  return new Repository(tested)
}

export const UNIT = 'spec/units/demo.md'
export const SOURCE = 'packages/demo/src/index.ts'
export const EVIDENCE = 'packages/demo/.evidence/demo.json'
export const CONFIG = 'litspec.config.json'
