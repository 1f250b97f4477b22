import { repositoryFiles } from './repository.ts'

/** What the front matter of a unit says of it. */
export interface Unit {
  readonly file: string
  /** `packages/rays`. */
  readonly folder: string
  /** Where a test run leaves what it recorded. */
  readonly evidence: string
}

/** Every unit of the repository. */
export const UNITS: readonly Unit[] = [...repositoryFiles()]
  .filter(([path]) => /^spec\/units\/[^/]+\.md$/.test(path))
  .map(([file, text]) => {
    const folder = said(text, 'package')
    return { file, folder, evidence: `${folder}/.evidence/${said(text, 'slug')}.json` }
  })

function said(text: string, key: string): string {
  const [, value] = new RegExp(`^${key}: (.+)$`, 'm').exec(text) ?? []
  if (value === undefined) throw new Error(`Unexpected unit without \`${key}\`, expected it in the front matter`)
  return value
}
