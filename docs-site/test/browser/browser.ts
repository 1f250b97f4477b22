import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { serve } from './serve.ts'
import type { Served } from './serve.ts'

const CHROMIUM = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A browser on a busy machine takes its time. */
const PATIENCE = 180_000

export interface Visitor {
  /** Opens a page of the site; the path is relative to its front page. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>
  /** The files that were asked for since a page was opened last. */
  readonly files: readonly string[]
}

/** A browser for the tests of a file. Whatever a page complains about or asks of another server fails the test. */
export function visitSite(): Visitor {
  let browser: Browser
  let served: Served
  let complaints: string[] = []
  vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE })
  beforeAll(async () => {
    const executablePath = CHROMIUM.find((path) => path !== undefined && existsSync(path))
    if (executablePath === undefined)
      throw new Error('Unexpected machine without Chromium: install it, or set CHROMIUM')
    served = await serve()
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  }, PATIENCE)
  afterAll(async () => {
    await browser.close()
    await served.close()
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    const said = complaints
    complaints = []
    expect(said).toEqual([])
  })
  return {
    async open(path, options = {}) {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()}`))
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('requestfailed', (request) => {
        const { errorText = '' } = request.failure() ?? {}
        // Whoever leaves a page stops what it was still loading.
        if (errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${errorText}`)
      })
      page.on('response', (response) => response.status() >= 400 && complaints.push(`missing: ${response.url()}`))
      page.on('request', (request) => {
        const isOwn = request.url().startsWith(served.origin) || /^(?:data|blob):/.test(request.url())
        if (!isOwn) complaints.push(`asked elsewhere: ${request.url()}`)
      })
      served.files.length = 0
      await page.goto(served.origin + path)
      return page
    },
    get files() {
      return served.files
    },
  }
}
