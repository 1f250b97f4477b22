import type { Config, Finding, Located } from '../../model/index.ts'
import type { Cell } from '../document/tables.ts'
import { quote, unexpected } from '../unexpected.ts'

/** The address in a cell: a code span of the form that the configuration states. */
export function readAddress(cell: Cell, config: Config): { address?: Located<string>; findings: Finding[] } {
  const address = new RegExp(`^(?:${config.address})$`)
  const text = cell.text
  const span = codeSpan(cell)
  if (span && address.test(span.value)) return { address: span, findings: [] }
  const mended = [text, text.toLowerCase()].find((spelling) => address.test(spelling))
  const form = mended ? quote(mended) : `an address of the form ${quote(config.address)}`
  const expected = span && mended ? form : `${form} in a code span`
  const finding = unexpected('functions/address', cell.place, text === '' ? 'empty cell' : quote(text), expected, {
    ...(mended && { fix: `\`${mended}\`` }),
  })
  return { ...(mended && { address: { value: mended, place: cell.place } }), findings: [finding] }
}

/** The value of a cell that is one code span and nothing else. */
export function codeSpan(cell: Cell): Located<string> | undefined {
  const [span, second] = cell.node.children
  return span?.type === 'inlineCode' && !second ? { value: span.value, place: cell.place } : undefined
}

/** The number that an address stands for. */
export function addressNumber(address: string): number {
  return Number.parseInt(address, 16)
}
