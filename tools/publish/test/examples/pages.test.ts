import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumPath, PATIENCE, visitBuilt } from '../../src/trial/browser.ts'
import { ROOT } from '../../src/workspace/root.ts'

/** What the page of an example says, at once and after something was done with it. */
async function said(example: string, expected: RegExp, act?: { click: string; expected: RegExp }): Promise<void> {
  const built = mkdtempSync(join(tmpdir(), `${example}-`))
  onTestFinished(() => rmSync(built, { recursive: true }))
  await visitBuilt(join(ROOT, 'examples', example), built, async (page) => {
    const output = page.locator('output')
    await expect.poll(() => output.textContent(), { timeout: PATIENCE }).toMatch(expected)
    if (act === undefined) return
    await page.locator(act.click).click()
    await expect.poll(() => output.textContent(), { timeout: PATIENCE }).toMatch(act.expected)
  })
}

// Where there is no browser the examples are tested without their pages; CI has one.
test.runIf(chromiumPath())('the pointer in the middle of the square is over a crate', async () => {
  await said('pick-a-body', /^crate \d at -?\d+\.\d\d, -?\d+\.\d\d, \d+\.\d\d$/)
})

test.runIf(chromiumPath())('all crates of the square settle', async () => {
  await said('settle', /^0 of 36 have settled$/, { click: 'button', expected: /^36 of 36 have settled$/ })
})
