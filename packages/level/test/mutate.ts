import type { Random } from '@coney/trials'

const WORDS = [0, 1, 2, 0x10, 0x53, 0x54, 0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff, 0x7f800000, 0x7fc00000]

/** Overwrites words and bytes, cuts, lengthens, moves a piece. The bytes given stay as they are. */
export function mutate(random: Random, bytes: Uint8Array): Uint8Array {
  let mutated: Uint8Array = bytes.slice()
  for (let i = 0; i <= random.below(3); i++) mutated = once(random, mutated)
  return mutated
}

function once(random: Random, bytes: Uint8Array): Uint8Array {
  const at = random.below(bytes.length + 1)
  switch (random.below(6)) {
    case 0:
      return bytes.slice(0, at)
    case 1:
      return Uint8Array.from([...bytes, ...random.bytes(20)])
    case 2:
      return Uint8Array.from([...bytes.subarray(0, at), ...random.bytes(8), ...bytes.subarray(at)])
    case 3:
      return Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + random.below(40))])
    case 4: {
      const word = at & ~3
      if (word + 4 <= bytes.length) new DataView(bytes.buffer).setUint32(word, random.pick(WORDS), true)
      return bytes
    }
    default:
      if (at < bytes.length) bytes[at] = random.pick([0, 1, 0x2a, 0x47, 0x7f, 0x80, 0xff, random.below(256)])
      return bytes
  }
}
