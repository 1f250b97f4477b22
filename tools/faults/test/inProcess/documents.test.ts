import { OF_DOCUMENTS } from '../faults/index.ts'
import { perform } from '../harness/perform.ts'

perform(OF_DOCUMENTS)
