/**
 * One line of text as a terminal may see it: what would move the cursor, colour the screen or turn the direction of reading is
 * drawn instead, one character for one, so that carets still point at the right column.
 */
export function visible(text: string): string {
  return text.replace(/[\u0000-\u0008\u000a-\u001f]/g, picture).replace(/[\u007f-\u009f\u2028\u2029\p{Cf}]/gu, blank)
}

/** U+2400 and on are pictures of the control characters, in their order. */
function picture(character: string): string {
  return String.fromCharCode(0x2400 + character.charCodeAt(0))
}

function blank(character: string): string {
  return '\ufffd'.repeat(character.length)
}
