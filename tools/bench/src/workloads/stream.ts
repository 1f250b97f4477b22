import { FrustumWalk, PartStreamer, requestPart, Sight, StreamedWorld, VisibilityPass } from '@coney/streamed-world'
import type { PartPlatform, WorldLayout } from '@coney/streamed-world'
import { Random } from '@coney/trials'
import { Box3, Frustum, Plane, Vector3 } from 'three'
import { contestant, type Workload } from '../measure/contestant.ts'

const SECTORS = 560
const PARTS = 40
const FRAMES = 64

/** One frame of a world of 560 sectors: a decision what to read or drop, and what a camera sees. */
export async function stream(): Promise<Workload> {
  const layout = makeLayout()
  const world = await load(layout)
  const planes = Array.from({ length: FRAMES }, (_, i) => [
    { x: 1, y: 0, z: 0, w: -60 - i },
    { x: -1, y: 0, z: 0, w: 200 + i },
    { x: 0, y: 0, z: 1, w: -20 },
  ])
  const contestants = [
    contestant('coney', FRAMES, 'other', (answers) => {
      const streamer = new PartStreamer(world)
      const pass = new VisibilityPass()
      const walk = new FrustumWalk(planes[0]!)
      const cameras = [{ x: 100, y: 2, z: 100 }]
      return (i) => {
        cameras[0]!.x = 100 + i
        walk.planes = planes[i]!
        streamer.update(cameras, 115)
        pass.find(world, world, walk, true)
        answers[i] = world.sight.drawList.count
      }
    }),
    contestant('three, 560 boxes against a frustum alone', FRAMES, 'other', (answers) => {
      const boxes = layout.sectors.map(({ box }) => new Box3(new Vector3().copy(box.inf), new Vector3().copy(box.sup)))
      const frustums = planes.map(
        ([a, b, c]) => new Frustum(...[a, b, c, a, b, c].map((each) => new Plane(new Vector3().copy(each!), each!.w))),
      )
      return (i) => {
        let seen = 0
        for (let j = 0; j < boxes.length; j++) if (frustums[i]!.intersectsBox(boxes[j]!)) seen++
        answers[i] = seen
      }
    }),
  ]
  return { queries: FRAMES, contestants, facts: { sectors: SECTORS, parts: PARTS } }
}

function makeLayout(): WorldLayout {
  const random = new Random(3)
  const sectors = Array.from({ length: SECTORS }, (_, index) => {
    const inf = random.point({ x: 0, y: 0, z: 0 }, { x: 400, y: 0, z: 400 })
    return { box: { inf, sup: { x: inf.x + 20, y: 30, z: inf.z + 20 } }, index, part: 1 + (index % PARTS) }
  })
  return { name: 'street', sectors, parts: Array.from({ length: PARTS }, () => ({ fileSize: 8, heapSize: 1_000 })) }
}

/** A world of which every other part is read; the others are wanted in every frame, and there is no room for them. */
async function load(layout: WorldLayout): Promise<StreamedWorld> {
  let open = true
  const platform: PartPlatform = {
    now: () => 0,
    readPart: () => Promise.resolve(new Uint8Array(8)),
    decodePart: () => {
      const { sectors } = world.parts[world.reading - 1]!
      const materials = [{ colour: new Uint8Array(4) }]
      return { atomics: sectors.map(({ index }) => ({ index, atomic: { geometry: { flags: 0, materials } } })) }
    },
    placeAtomic: () => {},
    isAtomicInUse: () => false,
    destroyFrame: () => {},
    destroyAtomic: () => {},
    destroyDictionary: () => {},
  }
  const room = { reserve: () => (open ? { release: () => {} } : undefined) }
  const world = new StreamedWorld(layout, { platform, room, sight: new Sight() })
  for (let part = 0; part < PARTS; part += 2) {
    requestPart(world, world.parts[part]!.sectors[0]!)
    await world.pending
  }
  open = false
  return world
}
