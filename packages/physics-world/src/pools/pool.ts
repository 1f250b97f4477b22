/** What the elements of a pool are. */
export type ElementKind =
  | 'box'
  | 'sphere'
  | 'capsule'
  | 'segment'
  | 'body'
  | 'human body'
  | 'settle slot'
  | 'ignore slot'

/** Elements made once and used again and again. */
export interface Pool<Element> {
  /** What every element is. */
  readonly kind: ElementKind
  /** Where the first element stood in the original's physics object, in bytes. */
  readonly offset: number
  /** How many bytes apart the elements stood. */
  readonly stride: number
  /** All of them, taken or free, in the order in which the original laid them out. */
  readonly elements: readonly Element[]
}

/** A new pool of `count` elements, each made by `create`. */
export function createPool<Element>(
  kind: ElementKind,
  place: { readonly offset: number; readonly count: number; readonly stride: number },
  create: () => Element,
): Pool<Element> {
  const { offset, count, stride } = place
  return { kind, offset, stride, elements: Array.from({ length: count }, create) }
}
