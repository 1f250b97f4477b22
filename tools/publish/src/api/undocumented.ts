/**
 * The members and names of an API report that nothing is said of, as complaints.
 *
 * The report itself marks them, each in the line above its declaration.
 */
export function undocumentedIn(path: string, report: string): string[] {
  const lines = report.split('\n')
  return lines.flatMap((line, index) =>
    /^\s*\/\/ .*\(undocumented\)$/.test(line)
      ? [`${path}:${index + 2}: Unexpected \`${lines[index + 1]?.trim()}\` without words, expected a doc comment.`]
      : [],
  )
}
