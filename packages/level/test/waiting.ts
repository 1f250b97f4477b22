import { type ChunkStacks, writeOccluders } from '../src/index.ts'
import { levelParts } from './level-parts.ts'

/** Pushes all that a level header takes, as a level file would have left it on the stacks. */
export function pushWaiting(stacks: ChunkStacks): void {
  stacks.pushChunk(0x53, writeOccluders([]))
  for (const name of ['skyline', 'sky box', 'cloud box']) {
    stacks.pushChunk(0x0b, `${name} dictionary`)
    stacks.pushChunk(0x41, `${name} model`)
  }
  stacks.pushChunk(0x0b, 'glow dictionary')
  stacks.pushChunk(0x42, 'level world')
  stacks.pushObject('a collision mesh', levelParts(0).mesh)
}
