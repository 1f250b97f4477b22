const SPECIAL: Readonly<Record<string, string>> = { '**/': '(?:[^/]+/)*', '**': '.*', '*': '[^/]*', '?': '[^/]' }

/** A configuration has a handful of globs, and every one is asked of every path. */
const compiled = new Map<string, RegExp>()

/** Whether a path matches a glob of `*`, `**`, `?` and `{one,other}`; a pure stand-in for a walk over the disk. */
export function matchesGlob(glob: string, path: string): boolean {
  const expression = compiled.get(glob) ?? compile(glob)
  compiled.set(glob, expression)
  return expression.test(path)
}

function compile(glob: string): RegExp {
  const source = glob.replace(/\*\*\/|\*\*|[*?]|\{[^{}]*\}|[.+^$()|[\]\\]/g, (part) => {
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(escape).join('|')})`
    return SPECIAL[part] ?? escape(part)
  })
  return new RegExp(`^${source}$`)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
