/** The types of the chunks of a level file, and of what is made of some of them. */
export const CHUNK = {
  occluders: 0x53,
  dictionary: 0x2a,
  model: 0x47,
  world: 0x15,
  pathData: 0x40,
  checked: 0x52,
  vertices: 0x07,
  triangles: 0x04,
  grid: 0x05,
  lists: 0x06,
  mesh: 0x03,
  levelHeader: 0x17,
  subtitles: 0x51,
  loadedDictionary: 0x0b,
  loadedModel: 0x41,
  loadedWorld: 0x42,
} as const

/** Kinds of objects that wait on the stack. */
export const MESH_OBJECT = 'a collision mesh'
export const LEVEL_OBJECT = 'a level'

/**
 * Bytes of a level header.
 *
 * @const level-file/LEVEL_HEADER_BYTES
 */
export const LEVEL_HEADER_BYTES = 48
