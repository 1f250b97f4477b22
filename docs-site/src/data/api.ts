import { readFileSync } from 'node:fs'
import { apiFile } from '../api/entries.ts'
import { renderApi } from '../api/page.ts'
import type { RenderedPage } from '../render/unit.ts'
import { findFiles, readText } from '../specification/disk.ts'
import { specification } from '../specification/load.ts'

export interface ApiPage extends RenderedPage {
  readonly name: string
  readonly description: string
}

/** The API of every published package. */
export function apiPages(): Promise<readonly ApiPage[]> {
  const spec = specification()
  return Promise.all(
    findFiles(spec.root, ['packages/*/package.json']).map(async (file) => {
      const folder = file.slice(0, -'/package.json'.length)
      const { name: title, description } = JSON.parse(readText(spec.root, file)) as {
        name: string
        description: string
      }
      const page = await renderApi(folder, readFileSync(apiFile(spec.root, folder), 'utf8'), spec)
      return { ...page, name: folder.slice('packages/'.length), title, description }
    }),
  )
}
