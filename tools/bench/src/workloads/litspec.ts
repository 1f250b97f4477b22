import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect, readConfig, readUnit } from '@coney/litspec'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { contestant, type Workload } from '../measure/contestant.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * What `litspec check` does of this repository once its files are in memory: read and lint every unit, and find the tags
 * in the code of every package. Nothing is taken from a cache.
 */
export async function litspec(): Promise<Workload> {
  const { config } = readConfig('litspec.config.json', readFileSync(join(ROOT, 'litspec.config.json'), 'utf8'))
  if (config === undefined) throw new Error('Unexpected configuration, expected one that can be read')
  const files = readFiles()
  const documents = [...files].flatMap(([file, text]) => (/^spec\/units\/.*\.md$/.test(file) ? [text] : []))
  const contestants = [
    contestant('litspec check', 1, 'other', (answers) => () => {
      answers[0] = inspect({ config, files }, readUnit).units.length
    }),
    contestant('remark-parse of the same documents', 1, 'other', (answers) => {
      const parser = unified().use(remarkParse).use(remarkFrontmatter)
      return () => {
        for (const text of documents) answers[0] = parser.parse(text).children.length
      }
    }),
  ]
  const bytes = documents.reduce((sum, text) => sum + text.length, 0)
  return { queries: 1, rounds: 3, contestants, facts: { documents: documents.length, bytes, files: files.size } }
}

/** What litspec looks at: the specification, what is generated from it, and the code of packages. */
function readFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const read = (folder: string): void => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!['node_modules', 'dist', '.evidence', 'demo'].includes(entry.name)) read(path)
      } else if (/\.(md|ts|json|txt)$/.test(entry.name)) files.set(path, readFileSync(join(ROOT, path), 'utf8'))
    }
  }
  for (const folder of ['spec', 'generated', 'packages', 'tools/litspec'])
    if (existsSync(join(ROOT, folder))) read(folder)
  return files
}
