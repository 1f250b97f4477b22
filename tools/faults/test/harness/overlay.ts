import type { Edit, Expected } from './fault.ts'

export type Files = ReadonlyMap<string, string>

/** The files with some edits laid over them; the files themselves stay as they are. */
export function overlay(files: Files, edits: readonly Edit[]): Map<string, string> {
  const edited = new Map(files)
  for (const edit of edits) {
    const changed = editedText(edit, edited.get(edit.file))
    if (changed === undefined) edited.delete(edit.file)
    else edited.set(edit.file, changed)
  }
  return edited
}

/** The text that an edit makes of a file; none when the file is gone. */
export function editedText(edit: Edit, text: string | undefined): string | undefined {
  const changed = change(edit, text)
  if (changed !== text) return changed
  throw new Error(`Unexpected edit of ${edit.file} that changes nothing, expected a sabotage`)
}

function change(edit: Edit, text: string | undefined): string | undefined {
  if (edit.kind === 'write') return edit.text
  if (text === undefined) throw new Error(`Unexpected edit of ${edit.file}, expected a file that exists`)
  if (edit.kind === 'delete') return undefined
  if (edit.kind === 'rewrite') return edit.rewrite(text)
  const [before, after] = splitOnce(text, edit.old, edit.file)
  return before + edit.new + after
}

const CARET = '‸'

/** `file:line:column rule` of an expected finding in the edited files. Places know no BOM and no CR. */
export function spell(files: Files, { rule, file, at = '' }: Expected): string {
  const text = (files.get(file) ?? '').replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [ahead, rest] = at.includes(CARET) ? at.split(CARET) : ['', at]
  const before = at === '' ? '' : splitOnce(text, `${ahead}${rest}`, file)[0] + ahead
  const line = before.split('\n').length
  const column = before.length - before.lastIndexOf('\n')
  return `${file}:${line}:${column} ${rule}`
}

function splitOnce(text: string, part: string, file: string): [before: string, after: string] {
  const [before, after, ...more] = text.split(part)
  if (before !== undefined && after !== undefined && more.length === 0) return [before, after]
  const places = text.split(part).length - 1
  throw new Error(`Unexpected ${places} places of ${JSON.stringify(part)} in ${file}, expected exactly 1`)
}
