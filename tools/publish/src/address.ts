import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withAbsoluteLinks } from './readmes/links.ts'
import { addressed, filesAt } from './workspace/addressed.ts'
import { releases } from './workspace/releases.ts'
import { ROOT } from './workspace/root.ts'

/**
 * Writes into every manifest, and into the links of every README, the address of the repository that a workflow runs in,
 * so that a copy of this repository publishes under its own.
 */
function main(env: NodeJS.ProcessEnv): number {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env
  if (server === undefined || repository === undefined || commit === undefined) {
    const wanted = 'GITHUB_SERVER_URL, GITHUB_REPOSITORY and GITHUB_SHA'
    console.log(`Unexpected machine without ${wanted}, expected a workflow of GitHub.`)
    return 2
  }
  const address = { server, repository, commit }
  for (const { folder } of releases()) {
    const manifest = join(ROOT, folder, 'package.json')
    const parsed = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>
    writeFileSync(manifest, `${JSON.stringify(addressed(parsed, folder, address), null, 2)}\n`)
    const readme = join(ROOT, folder, 'README.md')
    writeFileSync(readme, withAbsoluteLinks(readFileSync(readme, 'utf8'), folder, filesAt(address)))
  }
  return 0
}

process.exitCode = main(process.env)
