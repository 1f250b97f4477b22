import { OF_WORLDS } from '../faults/index.ts'
import { perform } from '../harness/perform.ts'

perform(OF_WORLDS)
