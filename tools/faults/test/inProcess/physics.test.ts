import { OF_PHYSICS } from '../faults/index.ts'
import { perform } from '../harness/perform.ts'

perform(OF_PHYSICS)
