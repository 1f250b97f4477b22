import type { Finding, UnitModel } from '../../model/index.ts'
import { repeatsOf } from '../repeats.ts'
import { quote, unexpected } from '../unexpected.ts'

/** No two units have the same slug: it names what is generated for them. */
export function duplicateSlugs(units: readonly UnitModel[]): Finding[] {
  return repeatsOf(units, ({ frontMatter }) => frontMatter.slug).map(([{ file, frontMatter }, first]) => {
    const related = [{ message: 'first here', place: startOf(first.file) }]
    return unexpected(
      'unit/duplicate-slug',
      startOf(file),
      `second unit ${quote(frontMatter.slug)}`,
      'a slug of its own',
      { related },
    )
  })
}

function startOf(file: string): Finding['place'] {
  const start = { line: 1, column: 1, offset: 0 }
  return { file, start, end: start }
}
