/** Run by allocation.test.ts, on the compiled package: what one frame takes. */
import {
  fadeSector,
  FrustumWalk,
  PartStreamer,
  requestPart,
  Sight,
  StreamedWorld,
  VisibilityPass,
} from '@coney/streamed-world'
import { Random } from '@coney/trials'
import { measure, report } from '@coney/trials/probe'

const FRAMES = 400
const PARTS = 40

const numbers = new Random(1)
const random = (low, high) => numbers.between(low, high)

let now = 0
const platform = {
  now: () => now,
  readPart: () => Promise.resolve(new Uint8Array(8)),
  decodePart: () => {
    const { sectors } = reading.parts[reading.reading - 1]
    const materials = [{ colour: new Uint8Array(4) }, { colour: new Uint8Array(4) }]
    return { atomics: sectors.map(({ index }) => ({ index, atomic: { geometry: { flags: 0, materials } } })) }
  },
  placeAtomic() {},
  isAtomicInUse: () => false,
  destroyFrame() {},
  destroyAtomic() {},
  destroyDictionary() {},
}

let open = true
let asked = 0
const room = {
  reserve() {
    asked += 1
    return open ? { release() {} } : undefined
  },
}

const sight = new Sight()
const pvs = { setViewPoint() {}, isHidden: (sector) => sector.index % 7 === 3 }

function world(name) {
  const sectors = Array.from({ length: 400 }, (_, index) => {
    const inf = { x: random(0, 400), y: 0, z: random(0, 400) }
    return { box: { inf, sup: { x: inf.x + 20, y: 30, z: inf.z + 20 } }, index, part: 1 + (index % PARTS) }
  })
  const parts = Array.from({ length: PARTS }, () => ({ fileSize: 8, heapSize: 1000 }))
  return new StreamedWorld({ name, sectors, parts }, { platform, room, sight, pvs })
}

const s = world('levels')
const d = world('leveld')
let reading
for (const each of [s, d]) {
  reading = each
  // Every other part: the others are wanted in every frame, and there is no room for them.
  for (let part = 0; part < PARTS; part += 2) {
    requestPart(each, each.parts[part].sectors[0])
    await each.pending
  }
}
open = false

const walk = new FrustumWalk([
  { x: 1, y: 0, z: 0, w: -60 },
  { x: -1, y: 0, z: 0, w: 200 },
  { x: 0, y: 0, z: 1, w: -20 },
])
const pass = new VisibilityPass()
pass.occluders = { hidesBox: ({ inf }) => inf.x < 90 && inf.z < 90 }
const streamer = new PartStreamer(s, d)
const cameras = [
  { x: 100, y: 2, z: 100 },
  { x: 300, y: 2, z: 100 },
]
const drawn = new Float64Array(1)

/**
 * What a game does every frame. Whatever is asked for is refused, so the first frames drop what can be spared; the others
 * search for something to load and to drop, in vain.
 */
function frame(step) {
  now += 16
  cameras[0].x = 100 + (step % 50)
  streamer.update(cameras, 115)
  streamer.measurePending(cameras)
  for (let viewport = 0; viewport < 2; viewport++) {
    look(s, viewport === 0)
    look(d, viewport === 0)
  }
}

function look(each, first) {
  pass.find(each, s, walk, first)
  const { drawList } = sight
  for (let i = drawList.count - 1; i >= 0; i--) {
    if (fadeSector(drawList.at(i), now)) drawn[0] += 1
  }
}

const before = asked
const measured = {
  frame: measure(frame, FRAMES),
  decision: measure(() => streamer.update(cameras, 115), FRAMES),
  pass: measure(() => look(s, true), FRAMES),
}
if (asked === before || sight.counted === 0 || drawn[0] === 0) throw new Error('The frames did nothing')
report(measured)
