import { descendants } from '../document/walk.ts'
import type { Pass } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'

/** A unit holds no HTML: what stands in a comment or a tag would be seen by nobody or by no tool. */
export const html: Pass = {
  name: 'HTML',
  run: ({ document }) => ({
    findings: descendants(document.root, 'html').map((node) =>
      unexpected('unit/html', document.place(node), `HTML ${quote(node.value)}`, 'Markdown'),
    ),
  }),
}
