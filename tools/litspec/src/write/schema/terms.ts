import type { Json } from '../printJson.ts'

export type Schema = { readonly [key: string]: Json }

export const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

export const TEXT: Schema = { type: 'string' }
export const COUNT: Schema = { type: 'integer', minimum: 0 }
export const POSITION: Schema = { type: 'integer', minimum: 1 }
export const SHA256: Schema = { type: 'string', pattern: '^[0-9a-f]{64}$' }

/** An object with these properties and no others; a key that ends in `?` may be missing. */
export function objectOf(properties: Schema): Schema {
  const keys = Object.keys(properties)
  return {
    type: 'object',
    required: keys.filter((key) => !key.endsWith('?')),
    properties: Object.fromEntries(keys.map((key) => [key.replace(/\?$/, ''), properties[key] as Json])),
    additionalProperties: false,
  }
}

export function listOf(items: Schema): Schema {
  return { type: 'array', items }
}

export function refTo(name: string): Schema {
  return { $ref: `#/$defs/${name}` }
}

/** A value and where it stands. */
export function locatedSchema(value: Schema): Schema {
  return { type: 'array', prefixItems: [value, refTo('at')], items: false, minItems: 2 }
}
