import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { findFiles } from '../specification/disk.ts'
import { specification } from '../specification/load.ts'
import { brokenLinks, readPage } from './broken-links.ts'
import { BASE, claimHref } from './links.ts'

/** Fails the build for a link that leads nowhere, an anchor that is missing, and a claim that no page shows. */
export function checkedPages(): AstroIntegration {
  return {
    name: 'checked-pages',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const all = new Set(findFiles(folder, ['**/*']))
        const pages = new Map(
          [...all]
            .filter((file) => file.endsWith('.html'))
            .map((file) => [file, readPage(readFileSync(join(folder, file), 'utf8'))]),
        )
        const problems = [...brokenLinks(pages, all), ...unshownClaims(pages)]
        if (problems.length > 0)
          throw new Error(`${problems.length} problems of the pages:\n${problems.slice(0, 40).join('\n')}`)
        const links = [...pages.values()].reduce((sum, page) => sum + page.links.length, 0)
        logger.info(`${pages.size} pages, ${links} links, ${specification().proofs.size} claims: all lead somewhere.`)
      },
    },
  }
}

function unshownClaims(pages: ReadonlyMap<string, { readonly ids: ReadonlySet<string> }>): string[] {
  return [...specification().proofs.keys()].flatMap((id) => {
    const [page = '', anchor = ''] = claimHref(id)
      .slice(BASE.length + 1)
      .split('#')
    const isShown = pages.get(`${page}index.html`)?.ids.has(anchor)
    return isShown ? [] : [`Unexpected claim ${id} without a place on a page`]
  })
}
