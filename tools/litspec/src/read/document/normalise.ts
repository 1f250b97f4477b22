/** The text of a file without a byte order mark and with `\n` as its only line ending: what every place refers to. */
export function normalise(text: string): string {
  return (text.startsWith('\uFEFF') ? text.slice(1) : text).replaceAll('\r\n', '\n')
}
