/** Bytes of the types that a field can have. */
const SIZES: ReadonlyMap<string, number> = new Map([
  ...['u8', 'i8', 'bool', 'pad'].map((name) => [name, 1] as const),
  ...['u16', 'i16'].map((name) => [name, 2] as const),
  ...['u32', 'i32', 'f32', 'ptr'].map((name) => [name, 4] as const),
  ['u64', 8],
  ['vec3', 12],
  ...['vec4', 'quat'].map((name) => [name, 16] as const),
  ['mat3', 36],
  ['mat4', 64],
])

export interface FieldSize {
  readonly count: number
  /** Bytes of one element. */
  readonly stride: number
}

/** Names of types with a size of their own, for suggestions. */
export const SIZED_TYPES: readonly string[] = [...SIZES.keys()]

/** How many elements a type such as `f32`, `u8[4]` or `pad[12]` has and how large one is. */
export function sizeOf(type: string, records: ReadonlyMap<string, number>): FieldSize | undefined {
  const parts = /^([A-Za-z_]\w*)(?:\[([1-9]\d{0,7})\])?$/.exec(type)
  const name = parts?.[1] ?? ''
  const stride = SIZES.get(name) ?? records.get(name)
  return stride === undefined ? undefined : { count: Number(parts?.[2] ?? 1), stride }
}
