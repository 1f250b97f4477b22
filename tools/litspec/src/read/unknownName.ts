import type { Finding, Located, RuleId } from '../model/index.ts'
import { suggestionFor } from './suggestion.ts'
import { quote, unexpected } from './unexpected.ts'

/** The finding for a name that is none of the known ones; `otherwise` is expected where no single one of them is near. */
export function unknownName(
  rule: RuleId,
  what: string,
  { value, place }: Located<string>,
  known: Iterable<string>,
  otherwise: string,
): Finding {
  const fix = suggestionFor(value, known)
  const found = `${what} ${quote(value)}`.trimStart()
  return unexpected(rule, place, found, fix === undefined ? otherwise : quote(fix), fix === undefined ? {} : { fix })
}
