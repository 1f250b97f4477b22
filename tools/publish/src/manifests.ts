import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { join } from 'node:path'
import { releases } from './workspace/releases.ts'
import { ROOT } from './workspace/root.ts'

/** What publint says of every package as it stands in the workspace. Nothing is packed: that is what trying a release does. */
async function main(): Promise<number> {
  const all = releases()
  let findings = 0
  for (const { folder, manifest } of all) {
    const { messages, pkg } = await publint({ pkgDir: join(ROOT, folder), pack: false, strict: true })
    findings += messages.length
    for (const message of messages) console.log(`${manifest.name}: ${formatMessage(message, pkg) ?? message.code}`)
  }
  console.log(`${all.length} manifests, ${findings === 0 ? 'all as they should be' : `${findings} findings`}.`)
  return findings === 0 ? 0 : 1
}

process.exitCode = await main()
