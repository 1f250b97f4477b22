import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository, four folders above the one of this file, in `src` and in `dist` alike. */
export const ROOT: string = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))
