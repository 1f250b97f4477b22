import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { attwFindings } from './packs/judge.ts'
import { unpackedContents } from './packs/unpacked.ts'
import { releases } from './workspace/releases.ts'
import type { Release } from './workspace/releases.ts'
import { ROOT } from './workspace/root.ts'

/**
 * What publint and "are the types wrong?" say of every package as it stands in the workspace. Nothing is packed: trying a
 * release does that.
 */
async function main(): Promise<number> {
  const all = releases()
  const findings: string[] = []
  for (const release of all) {
    const found = [...(await publintFindings(release)), ...(await attwFindings(unpackedContents(release)))]
    findings.push(...found.map((finding) => `${release.manifest.name}: ${finding}`))
  }
  for (const finding of findings) console.log(finding)
  console.log(
    `${all.length} manifests, ${findings.length === 0 ? 'all as they should be' : `${findings.length} findings`}.`,
  )
  return findings.length === 0 ? 0 : 1
}

async function publintFindings({ folder }: Release): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: join(ROOT, folder), pack: false, strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`)
}

process.exitCode = await main()
