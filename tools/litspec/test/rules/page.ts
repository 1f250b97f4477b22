/** A piece of a file in a rule page. */
export interface Sample {
  readonly file: string
  readonly isDeleted: boolean
  /** Without its last line ending. */
  readonly text: string
}

/** A rule page: `# id`, why it is, `## Passes`, `## Fails`. */
export interface Page {
  readonly title: string
  readonly prose: string
  readonly passes: readonly Sample[]
  readonly fails: readonly Sample[]
  readonly lines: number
}

const FENCE = /^(`{3,})[a-z]+ file=(\S+)( delete)?\n([\s\S]*?)^\1$/gm

export function parsePage(text: string): Page {
  const [, title = '', prose = '', passes = '', fails = ''] =
    /^# (\S+)\n\n([\s\S]*?)\n## Passes\n\n([\s\S]*?)\n## Fails\n\n([\s\S]*)$/.exec(text) ?? []
  return {
    title,
    prose: prose.trim(),
    passes: samplesOf(passes),
    fails: samplesOf(fails),
    lines: text.split('\n').length - 1,
  }
}

function samplesOf(section: string): Sample[] {
  return [...section.matchAll(FENCE)].map(([, , file = '', deleted, text = '']) => ({
    file,
    isDeleted: deleted !== undefined,
    text: text.replace(/\n$/, ''),
  }))
}
