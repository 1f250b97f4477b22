import { OF_THE_GATE } from '../faults/index.ts'
import { perform } from '../harness/perform.ts'

perform(OF_THE_GATE)
