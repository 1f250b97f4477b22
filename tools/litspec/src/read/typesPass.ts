import type { Pass } from './pass.ts'
import { readTypes } from './types/read.ts'

/** Reads the declarations of `types` fences. */
export const types: Pass = {
  name: 'types',
  run: ({ document }) => {
    const { types: declared, findings } = readTypes(document)
    return { read: { types: declared }, findings }
  },
}
