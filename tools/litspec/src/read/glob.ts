const SPECIAL: Readonly<Record<string, string>> = { '**/': '(?:[^/]+/)*', '**': '.*', '*': '[^/]*', '?': '[^/]' }

/** Whether a path matches a glob of `*`, `**`, `?` and `{one,other}`; a pure stand-in for a walk over the disk. */
export function matchesGlob(glob: string, path: string): boolean {
  const source = glob.replace(/\*\*\/|\*\*|[*?]|\{[^{}]*\}|[.+^$()|[\]\\]/g, (part) => {
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(escape).join('|')})`
    return SPECIAL[part] ?? escape(part)
  })
  return new RegExp(`^${source}$`).test(path)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
