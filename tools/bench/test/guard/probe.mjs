/** A process of its own for one kernel: how long it takes beside the yardstick, and what a call allocates. */
import { measure } from '@coney/trials/probe'
import { boxes, COUNT, KERNELS, raysAtBoxes } from './kernels.mjs'
import * as double from './yardstick.mjs?double'
import * as single from './yardstick.mjs?float32'

const WARM_UP = 30
const SLICES = 40

const rows = Float32Array.from(
  boxes.flatMap(({ centre, axes, half }) => [centre, ...axes, half].flatMap(({ x, y, z }) => [x, y, z])),
)
const rays = Float32Array.from(
  raysAtBoxes.flatMap(({ origin: { x, y, z }, direction: d, length }) => [
    x,
    y,
    z,
    d.x * length,
    d.y * length,
    d.z * length,
  ]),
)
const answers = new Float64Array(COUNT)
/** Several rounds of every input, long enough for the clock. */
function slice(call, rounds) {
  const start = process.hrtime.bigint()
  for (let round = 0; round < rounds; round++) for (let i = 0; i < COUNT; i++) call(i)
  return Number(process.hrtime.bigint() - start) / rounds
}

/** The yardstick in float32, then in doubles. The loop is its own: what is called at one place is compiled together. */
function plainSlice(rounds) {
  const start = process.hrtime.bigint()
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < COUNT; i++) answers[i] = single.yardstick(rows, i * 15, rays, i * 6) ? single.answer[0] : -1
    for (let i = 0; i < COUNT; i++) answers[i] = double.yardstick(rows, i * 15, rays, i * 6) ? double.answer[0] : -1
  }
  return Number(process.hrtime.bigint() - start) / rounds
}

const kernel = KERNELS[process.argv[2]]()
const rounds = { settle: 1, mesh: 4, cast: 8 }[process.argv[2]] ?? 20
for (let i = 0; i < WARM_UP; i++) {
  slice(kernel, rounds * 2)
  plainSlice(100)
}
// Whatever else the machine does makes a slice longer and none shorter: the shortest of many tells.
let ours = Infinity
let theirs = Infinity
for (let i = 0; i < SLICES; i++) {
  ours = Math.min(ours, slice(kernel, rounds))
  theirs = Math.min(theirs, plainSlice(20))
}
const { bytes } = measure((i) => kernel(i % COUNT), rounds * 1_000)
console.log(JSON.stringify({ ratio: ours / theirs, bytes }))
