import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { build, preview } from 'vite'

/** A browser on a busy machine takes its time, in milliseconds. */
export const PATIENCE = 60_000

const PLACES = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where Chromium is, if it is. */
export function chromiumPath(): string | undefined {
  return PLACES.find((path) => path !== undefined && existsSync(path))
}

/** Builds a page with Vite, serves what was built, and visits it with Chromium. What the page complains about is the error. */
export async function visitBuilt<T>(root: string, outDir: string, visit: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = chromiumPath()
  if (executablePath === undefined) throw new Error('Unexpected machine without Chromium: install it, or set CHROMIUM')
  const shared = {
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  } as const
  await build(shared)
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const complaints: string[] = []
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    return await visit(page)
  } catch (error) {
    throw new Error(`Unexpected page of ${root}: ${complaints.join('; ')}`, { cause: error })
  } finally {
    await browser.close()
    await server.close()
  }
}
