import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releases } from './workspace/releases.ts'
import { ROOT } from './workspace/root.ts'

/**
 * Writes into every manifest the address of the repository that a workflow runs in.
 *
 * Provenance is refused where a manifest names another repository than the one that publishes, so that a copy of this
 * repository publishes under its own address.
 */
function main({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: NodeJS.ProcessEnv): number {
  if (server === undefined || repository === undefined) {
    console.log('Unexpected machine without GITHUB_SERVER_URL and GITHUB_REPOSITORY, expected a workflow of GitHub.')
    return 2
  }
  for (const { folder } of releases()) {
    const path = join(ROOT, folder, 'package.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    const address = { type: 'git', url: `git+${server}/${repository}.git`, directory: folder }
    const changed = { ...manifest, homepage: `${server}/${repository}/tree/main/${folder}#readme`, repository: address }
    writeFileSync(path, `${JSON.stringify(changed, null, 2)}\n`)
  }
  return 0
}

process.exitCode = main(process.env)
