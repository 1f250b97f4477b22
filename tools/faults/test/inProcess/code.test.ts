import { OF_CODE } from '../faults/index.ts'
import { perform } from '../harness/perform.ts'

perform(OF_CODE)
