import { crc32Step } from './crc-32.ts'

/**
 * The hash that an index knows a name by: the CRC-32 of zlib, of the name in lower case.
 *
 * Only the letters from A to Z have a lower case here. Characters beyond ASCII count as their bytes in UTF-8. Nothing is
 * put in front of the name.
 */
export function nameHash(name: string): number {
  let rest = 0xffffffff
  for (const character of name) {
    let code = character.codePointAt(0)!
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd
    if (code >= 0x41 && code <= 0x5a) code += 0x20
    rest = addCharacter(rest, code)
  }
  return ~rest >>> 0
}

/** UTF-8: seven bits alone, or six in each byte behind a first one that says how many there are. */
function addCharacter(rest: number, code: number): number {
  if (code < 0x80) return crc32Step(rest, code)
  const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3
  const mark = more === 1 ? 0xc0 : more === 2 ? 0xe0 : 0xf0
  let after = crc32Step(rest, mark | (code >> (6 * more)))
  for (let i = more - 1; i >= 0; i--) after = crc32Step(after, 0x80 | ((code >> (6 * i)) & 0x3f))
  return after
}
