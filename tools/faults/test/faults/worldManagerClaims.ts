import { finds } from '../harness/fault.ts'
import type { Expected } from '../harness/fault.ts'
import { WORLD_MANAGER } from './files.ts'

/** Claims of the world manager that must be said to be refuted. */
export function refuted(...leads: readonly string[]): Expected[] {
  return leads.map((at) => finds('claim/refuted', WORLD_MANAGER, at))
}

/** What the cases check that tell how much is taken, the global data with the rest. */
export const BYTES_TAKEN: readonly Expected[] = refuted(
  '2. **‸Global Data Pool.**',
  '3. **‸Global arithmetic.**',
  '4. **‸Size first.**',
  '5. **‸Under its pool.**',
  '6. **‸For good.**',
  '5. **‸Charged first.**',
  '1. **‸Lua pool stays.**',
  '4. **‸One world.**',
  '5. **‸Manifest then world.**',
  '6. **‸Worlds charged.**',
  '7. **‸Header only.**',
  '1. **‸Level file last.**',
  '2. **‸S world.**',
  '3. **‸D world.**',
  '4. **‸Level pool back.**',
  '1. **‸Kept.**',
  '2. **‸Unload afterwards.**',
  '3. **‸Same as before.**',
  '4. **‸Left alone.**',
  '5. **‸In pairs.**',
  '1. **‸Whole pool.**',
  '2. **‸Largest block.**',
  '- **‸Reservations.**',
  '- **‸Largest is free.**',
  '- **‸No room.**',
  '- **‸Given back once.** Giving',
  '- **‸Room of a world.**',
  '- **‸Missing file.**',
  '- **‸As it failed.**',
  '- **‸Nothing happened.**',
  '- **‸Second load.**',
  '- **‸One at a time.**',
  '- **‸All at once.**',
  '- **‸Called off.** A',
  '- **‸Long names.**',
  '- **‸Sizes.**',
  '- **‸Nothing to unload.** Without',
  '- **‸Every step.**',
)

/** What the cases check that tell which pools are on the heap stack. */
export const STACK: readonly Expected[] = refuted(
  '1. **‸Nothing loaded.**',
  '4. **‸Size first.**',
  '1. **‸Lua pool stays.**',
  '7. **‸Header only.**',
  '1. **‸Level file last.**',
  '5. **‸Under the Lua pool.**',
  '1. **‸Lua pool popped.**',
  '2. **‸Level released.**',
  '3. **‸Path data.**',
  '4. **‸Level pool back.**',
  '1. **‸Kept.**',
  '2. **‸Unload afterwards.**',
  '3. **‸Same as before.**',
  '5. **‸In pairs.**',
  '- **‸No room.**',
  '- **‸Missing file.**',
  '- **‸As it failed.**',
  '- **‸Nothing happened.**',
  '- **‸Second load.**',
  '- **‸One at a time.**',
  '- **‸All at once.**',
  '- **‸Called off.** A',
  '- **‸Level cleared.**',
  '- **‸Nothing to unload.** Without',
  '- **‸Every step.**',
  '- **‸First priority.**',
  '- **‸Water of others.**',
  '- **‸Bottom of the stack.** The',
)
