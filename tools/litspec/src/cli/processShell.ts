import { readFileSync } from 'node:fs'
import type { Shell } from './shell.ts'
import { wantsColour } from './wantsColour.ts'

/** Work shorter than this is not worth a word. */
const PATIENCE = 0.7
const CLEAR_LINE = '\r\u001b[K'

/** The shell of this process. */
export function processShell(): Shell {
  const { stdout, stderr, env } = process
  const elapsed = (): number => performance.now() / 1000
  let isShowing = false
  const clear = (): void => {
    if (isShowing) stderr.write(CLEAR_LINE)
    isShowing = false
  }
  return {
    cwd: process.cwd(),
    today: localDay(new Date()),
    version: versionOfPackage(),
    colour: wantsColour(env, stdout.isTTY),
    elapsed,
    out(text) {
      clear()
      stdout.write(text)
    },
    err(text) {
      clear()
      stderr.write(text)
    },
    progress(text) {
      if (!stderr.isTTY || env['TERM'] === 'dumb' || elapsed() < PATIENCE) return
      isShowing = true
      stderr.write(`${CLEAR_LINE}${text.slice(0, (stderr.columns ?? 80) - 1)}`)
    },
  }
}

function localDay(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function versionOfPackage(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return manifest.version
}
