import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../model/index.ts'

/** Name of the configuration, at the root of the repository. */
export const CONFIG_FILE = 'litspec.config.json'

/** The form of a configuration: a sample of each key. */
const FORM: Config = {
  units: '',
  waivers: '',
  generated: '',
  packages: [''],
  tags: { function: '', own: '', constant: '' },
  address: '',
}

/** Reads the configuration, or throws an error that says what is wrong with it. */
export function readConfig(root: string): Config {
  const path = join(root, CONFIG_FILE)
  const config: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const wrong = wrongKeys(config, FORM, '')
  if (wrong.length > 0) throw new Error(`Unexpected ${wrong.join(', ')} in ${path}, expected the form of the documentation`)
  return config as Config
}

/** Keys of a sample whose values are missing or of another type, and keys that it does not know. */
function wrongKeys(given: unknown, sample: unknown, at: string): string[] {
  if (typeof sample === 'string') return typeof given === 'string' ? [] : [at]
  if (Array.isArray(sample)) return Array.isArray(given) && given.every((item) => typeof item === 'string') ? [] : [at]
  if (!isObject(given) || !isObject(sample)) return [at || 'content']
  const keys = new Set([...Object.keys(sample), ...Object.keys(given)])
  keys.delete('$schema')
  return [...keys].flatMap((key) => {
    const name = at === '' ? key : `${at}.${key}`
    return key in sample ? wrongKeys(given[key], sample[key], name) : [name]
  })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
