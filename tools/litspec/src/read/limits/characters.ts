/**
 * What no text holds: control characters (tabs too, whose width is up to the editor), characters that reorder or hide
 * what people see, halves of characters, and U+FFFD, which stands where bytes were no UTF-8.
 */
const REFUSED =
  /[\0-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

export interface Refused {
  readonly offset: number
  readonly name: string
  /** How many more there are. */
  readonly more: number
}

/** The first character that is no text. */
export function refusedCharacter(text: string): Refused | undefined {
  REFUSED.lastIndex = 0
  const first = REFUSED.exec(text)
  if (!first) return undefined
  let more = 0
  while (REFUSED.test(text)) more++
  const code = first[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return { offset: first.index, name: `U+${code}`, more }
}
