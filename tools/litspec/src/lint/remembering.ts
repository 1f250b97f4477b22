import type { Config } from '../model/index.ts'
import type { Source } from './source/source.ts'

/**
 * Reads a file again only when its text has changed since: whoever lints at every key stroke parses one file, not all.
 * Of each file the last reading is kept.
 */
export function remembering<T>(read: (source: Source, config: Config) => T): (source: Source, config: Config) => T {
  const last = new Map<string, { readonly text: string; readonly config: Config; readonly reading: T }>()
  return (source, config) => {
    const known = last.get(source.file)
    if (known?.text === source.text && known.config === config) return known.reading
    const reading = read(source, config)
    last.set(source.file, { text: source.text, config, reading })
    return reading
  }
}
