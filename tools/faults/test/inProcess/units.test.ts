import { OF_UNITS } from '../faults/index.ts'
import { perform } from '../harness/perform.ts'

perform(OF_UNITS)
