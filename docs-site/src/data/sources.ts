import { renderSource } from '../render/source.ts'
import { specification } from '../specification/load.ts'

/** The paths of the files that pages lead to: documents, what proves their claims, tagged code, and all of the packages. */
export function sourceFiles(): readonly string[] {
  const { files, units, proofs, functions } = specification()
  const linked = new Set([
    ...units.map(({ file }) => file),
    ...[...proofs.values()].flatMap(({ checks }) => checks.map(({ file }) => file)),
    ...[...functions.values()].flatMap(({ tags }) => tags.map(({ place }) => place.file)),
    ...[...files.keys()].filter((file) => /^packages\/[^/]+\/src\//.test(file)),
  ])
  return [...linked]
}

/** A file as HTML, line by line. */
export function sourceText(file: string): Promise<string> {
  return renderSource(file, specification().files.get(file) ?? '')
}
