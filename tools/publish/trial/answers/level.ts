import { readWadIndex, writeWadIndex } from '@coney/level'

export const answers = {
  finds: ({ hash, name }: { hash: number; name: string }): unknown => ({
    found: readWadIndex(writeWadIndex([{ offset: 0, size: 0, hash }])).find(name) !== undefined,
  }),
}
