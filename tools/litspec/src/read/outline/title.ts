import type { Finding } from '../../model/index.ts'
import type { Pass } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'

/** The first heading repeats the title of the front matter and is the only one of its level. */
export const title: Pass = {
  name: 'title',
  run: ({ document, draft: { sections, frontMatter } }) => {
    if (!frontMatter?.title) return { findings: [] }
    const findings: Finding[] = []
    const [first] = sections
    const expected = `\`# ${frontMatter.title}\`, the title of the front matter`
    if (!first) {
      const end = document.text.length
      findings.push(unexpected('unit/title', document.placeOf(end, end), 'end of file', expected))
    } else if (first.depth !== 1 || first.title.value !== frontMatter.title) {
      const found = `heading \`${'#'.repeat(first.depth)} ${quote(first.title.value).slice(1)}`
      const fix = first.depth === 1 ? { fix: frontMatter.title } : {}
      findings.push(unexpected('unit/title', first.title.place, found, expected, fix))
    }
    for (const section of sections.slice(1)) {
      if (section.depth > 1) continue
      const found = `second heading \`# ${quote(section.title.value).slice(1)}`
      findings.push(unexpected('unit/title', section.title.place, found, 'a heading of a lower level'))
    }
    return { findings }
  },
}
