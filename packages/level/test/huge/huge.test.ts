import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Measured {
  /** Whether the bytes read were those written. */
  readonly right: boolean
  /** Bytes that the file or the blob was asked for. */
  readonly asked: number
  /** Bytes that the process read from files, where the system tells. */
  readonly read: number | undefined
  /** By how many bytes the memory of the process grew. */
  readonly grown: number
}

interface Report {
  readonly fileSize: number
  readonly onDisk: number
  readonly file: Measured
  readonly blob: Measured
}

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}

/** Compiles what is published, and measures that in a process of its own. */
function measure(): Report {
  const compiler = path('../../../../node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, '-b', path('../..')], { stdio: 'inherit' })
  const options: ExecFileSyncOptionsWithStringEncoding = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', path('probe.mjs')], options)) as Report
}

const MEBIBYTE = 2 ** 20

test('one file of a WAD of 4 GiB is read without the rest, from a file and from a blob', { timeout: 120_000 }, () => {
  const { fileSize, onDisk, file, blob } = measure()
  console.log(`a file of ${fileSize} bytes, ${onDisk} on disk; ${JSON.stringify({ file, blob })}`)
  expect(fileSize).toBe(2 ** 32)
  for (const { right, asked, read, grown } of [file, blob]) {
    expect(right).toBe(true)
    // The entry has 100,000 bytes, and nothing else of the WAD is asked for.
    expect(asked).toBe(100_000)
    if (read !== undefined) expect(read).toBeLessThan(2 * MEBIBYTE)
    expect(grown).toBeLessThan(32 * MEBIBYTE)
  }
})
