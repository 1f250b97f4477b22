import { checkPackage } from '@arethetypeswrong/core'
import type { Package } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Pack } from './pack.ts'

/** What publint says of a tarball. */
export async function publintFindings({ bytes }: Pack): Promise<string[]> {
  const { buffer, byteOffset, byteLength } = bytes
  const tarball = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true, level: 'suggestion' })
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`)
}

/** Resolutions of those who have ES modules: `attw --profile esm-only`. */
const ESM_ONLY = ['node16-esm', 'bundler']

/** What "are the types wrong?" says of a package, for users of ES modules. */
export async function attwFindings(contents: Package): Promise<string[]> {
  const analysis = await checkPackage(contents)
  if (analysis.types === false) return ['attw: Unexpected package without types']
  return analysis.problems
    .filter((problem) => !('resolutionKind' in problem) || ESM_ONLY.includes(problem.resolutionKind))
    .filter((problem) => !('resolutionOption' in problem) || problem.resolutionOption !== 'node10')
    .map((problem) => `attw: ${problem.kind} ${JSON.stringify(problem)}`)
}
