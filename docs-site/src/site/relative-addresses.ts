import { readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { findFiles } from '../specification/disk.ts'
import { BASE } from './links.ts'

/** Makes every address relative once the pages are written, so that the folder can be served from anywhere. */
export function relativeAddresses(): AstroIntegration {
  return {
    name: 'relative-addresses',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir)
        for (const file of findFiles(folder, ['**/*.{html,js,css}', '!pagefind/**'])) {
          const path = join(folder, file)
          const text = readFileSync(path, 'utf8')
          if (text.includes(BASE)) writeFileSync(path, relative(text, file))
        }
      },
    },
  }
}

/** A page or style sheet says the way from itself, a script computes it from its own address. */
export function relative(text: string, file: string): string {
  const up = posix.relative(posix.dirname(file), '.') || '.'
  if (!file.endsWith('.js')) return text.replaceAll(`${BASE}/`, `${up}/`).replaceAll(BASE, up)
  return text.replace(
    new RegExp(`(["'\`])${BASE}(/[^"'\`$]*)?\\1`, 'g'),
    (_, _quote, rest = '/') => `(new URL("${up}${rest}",import.meta.url).href)`,
  )
}
