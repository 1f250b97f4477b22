import { UNITS } from '../harness/units.ts'

/** Files of the repository that faults are about. */
export const RAYS = 'spec/units/rays.md'
export const BODIES = 'spec/units/bodies.md'
export const MATHS = 'spec/units/maths.md'
export const PHYSICS = 'spec/units/physics-world.md'
export const WORLD_RAY = 'spec/units/world-ray.md'
export const COLLISION = 'spec/units/collision-mesh.md'
export const LEVEL = 'spec/units/level.md'
export const WAD = 'spec/units/wad.md'
export const SOURCES = 'spec/units/sources.md'
export const LEVEL_FILE = 'spec/units/level-file.md'
export const OCCLUDERS = 'spec/units/occluders.md'
export const WRITERS = 'spec/units/writers.md'
export const WORLD_MANAGER = 'spec/units/world-manager.md'
export const MANIFEST = 'spec/units/world-manifest.md'
export const STREAMED_WORLD = 'spec/units/streamed-world.md'
export const STREAMING = 'spec/units/streaming.md'

export const WAIVERS = 'spec/waivers.md'
export const CONFIG = 'litspec.config.json'

export const SLAB = 'packages/rays/src/kernels/clip-slab.ts'
export const SLAB_TEST = 'packages/rays/test/kernels/clip-slab.test.ts'
export const ORIENTED_BOX = 'packages/rays/src/kernels/segment-oriented-box.ts'
export const RAY_BOX = 'packages/rays/src/shapes/ray-box.ts'
export const RAY_SHAPE = 'packages/rays/src/shapes/ray-shape.ts'
export const CONTACT = 'packages/rays/src/ray/contact.ts'
export const CONSTANTS = 'packages/rays/src/constants.ts'
export const DRIVER = 'packages/rays/test/driver.ts'

export const RAYS_FIXTURE = 'generated/fixtures/rays.json'
export const RAYS_EVIDENCE = 'packages/rays/.evidence/rays.json'
export const BODIES_EVIDENCE = 'packages/bodies/.evidence/bodies.json'
export const NOTATION_EVIDENCE = 'tools/litspec/.evidence/notation.json'
export const PHYSICS_EVIDENCE = 'packages/physics-world/.evidence/physics-world.json'
/** Evidence of the packages' other units: one run makes it all. */
export const OTHER_EVIDENCE: readonly string[] = UNITS.map(({ evidence }) => evidence).filter(
  (file) => file !== RAYS_EVIDENCE && file !== NOTATION_EVIDENCE,
)
