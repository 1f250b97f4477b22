import { fadeAlpha } from '@coney/streamed-world'

export const answers = {
  alphaAt: ({ elapsed }: { elapsed: number }): unknown => fadeAlpha(71_000, 70_000 + elapsed),
}
