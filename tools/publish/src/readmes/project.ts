import { readBlocks } from './blocks.ts'

/** The files of the project that a README writes, block by block. */
export function projectOf(readme: string): ReadonlyMap<string, string> {
  return new Map(
    readBlocks(readme).flatMap(({ title, code }): [string, string][] => (title === undefined ? [] : [[title, code]])),
  )
}

/** The commands of that project, as a block of the README says them. */
export function commandsOf(readme: string): string[][] {
  const block = readBlocks(readme).find(({ language, code }) => language === 'sh' && code.includes('litspec generate'))
  return (block?.code ?? '').split('\n').flatMap((line) => {
    const words = line.replace(/#.*/, '').trim().split(/\s+/)
    return words[0] === 'npx' ? [words.slice(1)] : []
  })
}
