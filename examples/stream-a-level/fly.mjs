/** Flies a camera through a loaded level, as a game would that draws it. */
import { setImmediate as nextTick } from 'node:timers/promises'
import { fadeSector, FrustumWalk, PartStreamer, VisibilityPass } from '@coney/streamed-world'
import { createWorldRayResult, MeshCaster, worldRayCast } from '@coney/world-ray'
import { BLOCK } from './city.mjs'

const DRAW_DISTANCE = 115
const FAR = 150

/** `frames` frames over a city of `side` blocks. Answers what was seen. */
export async function fly(manager, side, frames, clock) {
  const { solidWorld, dWorld, level } = manager
  const worlds = dWorld === undefined ? [solidWorld] : [solidWorld, dWorld]
  const streamer = new PartStreamer(solidWorld, dWorld)
  const pass = new VisibilityPass()
  pass.occluders = level.occluders
  const walk = new FrustumWalk()
  const caster = new MeshCaster(level.collisionMesh)
  const result = createWorldRayResult()
  const seen = { frames: 0, sectorsDrawn: 0, refusals: 0, rays: 0, hits: 0, mostUsed: 0 }

  for (let frame = 0; frame < frames; frame++) {
    const { at, heading } = pathAt(frame / frames, side)
    // The renderer's axes: y is up.
    const camera = { x: at.x, y: at.z, z: -at.y }
    walk.planes = frustumAt(camera, heading)

    if (streamer.update([camera], DRAW_DISTANCE) === 3) seen.refusals++
    level.occluders?.activate(camera)
    for (const world of worlds) {
      pass.find(world, solidWorld, walk, true)
      const { drawList } = world.sight
      for (let i = drawList.count - 1; i >= 0; i--) {
        fadeSector(drawList.at(i), clock())
        seen.sectorsDrawn++
      }
    }

    if (frame % 4 === 0) {
      seen.rays++
      const ray = { origin: { ...at, z: 60 }, direction: { x: 0, y: 0, z: -1 }, length: 80 }
      if (worldRayCast(caster, ray, result)) seen.hits++
    }
    seen.frames++
    seen.mostUsed = Math.max(seen.mostUsed, manager.sectorPool().used)
    await nextTick() // what is being read comes between two frames
  }
  return seen
}

/** A path around and through the city, in the axes of the game; `t` goes from 0 to 1. */
function pathAt(t, side) {
  const middle = (side * BLOCK) / 2
  const place = (u) => ({
    x: middle * (1 + 0.8 * Math.sin(2 * Math.PI * 2 * u)),
    y: middle * (1 + 0.8 * Math.sin(2 * Math.PI * 3 * u + 1)),
    z: 4,
  })
  const [at, next] = [place(t), place(t + 1e-4)]
  return { at, heading: Math.atan2(-(next.y - at.y), next.x - at.x) }
}

/** The planes of a camera that sees 90 degrees to the sides and `FAR` metres ahead. */
function frustumAt(camera, heading) {
  const facing = (turn) => ({ x: Math.cos(heading + turn), y: 0, z: Math.sin(heading + turn) })
  const planes = [-Math.PI / 4, Math.PI / 4].map((turn) => {
    const normal = facing(turn)
    return { ...normal, w: -(normal.x * camera.x + normal.z * camera.z) }
  })
  const ahead = facing(0)
  const end = ahead.x * camera.x + ahead.z * camera.z + FAR
  return [...planes, { x: -ahead.x, y: 0, z: -ahead.z, w: end }]
}
