/** Bytes of hexadecimal digits, two a byte. Spaces part them as one likes. */
export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(Buffer.from(digits.replaceAll(' ', ''), 'hex'))
}

export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

export function fromText(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'latin1'))
}

export function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

/** Whether two arrays hold the same bytes. Comparing them one by one would take long. */
export function sameBytes(some: Uint8Array, others: Uint8Array): boolean {
  return Buffer.compare(some, others) === 0
}
