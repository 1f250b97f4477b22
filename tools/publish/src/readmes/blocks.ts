/** A fenced block of a Markdown file. */
export interface Block {
  /** `ts`, `json`, `sh`, … */
  readonly language: string
  /** The file that the block is, when it says so: `title="vitest.config.ts"`. */
  readonly title?: string
  readonly code: string
  /** The line of the fence, from 1. */
  readonly line: number
}

/** Every fenced block of a Markdown file, in order. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let open: { fence: string; language: string; title: string | undefined; line: number; lines: string[] } | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^(`{3,})(\w*)(?: +title="([^"]+)")?\s*$/.exec(line)
    if (open !== undefined && line.trimEnd() === open.fence) {
      const { language, title, lines } = open
      blocks.push({
        language,
        ...(title === undefined ? {} : { title }),
        code: `${lines.join('\n')}\n`,
        line: open.line,
      })
      open = undefined
    } else if (open !== undefined) open.lines.push(line)
    else if (fence !== null)
      open = { fence: fence[1] ?? '', language: fence[2] ?? '', title: fence[3], line: index + 1, lines: [] }
    else if (line.startsWith('```'))
      throw new Error(`Unexpected fence in line ${index + 1}, expected a language and no more`)
  }
  if (open !== undefined) throw new Error(`Unexpected end, expected the end of the block of line ${open.line}`)
  return blocks
}

/** What the code says that it prints, line by line: whatever follows an arrow in a comment. */
export function expectedLines(code: string): string[] {
  return [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line = '']) => line)
}
