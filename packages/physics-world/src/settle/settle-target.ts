import {
  arccosine,
  copyQuaternion,
  copyVec3,
  createQuaternion,
  createVec3,
  cross,
  dot,
  HALF_TURN,
  multiplyQuaternions,
  QUARTER_TURN,
  scale,
} from '@coney/math'
import type { Quaternion, ReadonlyQuaternion, ReadonlyVec3 } from '@coney/math'
import { NO_AXIS } from '../constants.ts'
import { nearestAxis } from './nearest-axis.ts'
import { reciprocalRoot } from './reciprocal-root.ts'

const { cos, fround, sin } = Math

const axis = createVec3()
const about = createVec3()
const turn = createQuaternion()
const begin = createQuaternion()

/**
 * Writes the rotation in which an object comes to rest into `out`: its nearest allowed axis stands along the normal or,
 * when it was more than a quarter turn away, against it.
 *
 * ```text
 *     a = the nearest axis,  c = a · n,  k = n × a made a unit vector,  θ = acos c
 *     θ ≤ π/2    turn by −θ about k         carries a onto  n
 *     θ > π/2    turn by π − θ about k      carries a onto −n
 *     k = 0      no turn: a lies along n already, or against it
 * ```
 *
 * θ, π and π/2 are all float32: an angle of exactly a quarter turn must not count as more. The start and the normal have
 * length 1. Answers false, and writes nothing, when the mask allows no axis. `out` may be `start`.
 *
 * @orig 0x00340d08 Settle_ComputeTarget (unknown)
 */
export function settleTarget(
  out: Quaternion,
  start: ReadonlyQuaternion,
  normal: ReadonlyVec3,
  axisMask: number,
): boolean {
  if (!nearestAxis(axis, start, normal, axisMask)) return false
  copyQuaternion(begin, start)

  cross(about, normal, axis)
  scale(about, about, reciprocalRoot(dot(about, about)))
  let angle = arccosine(dot(axis, normal))
  if (dot(about, about) < NO_AXIS) {
    angle = 0
    copyVec3(about, axis)
  }
  if (angle > QUARTER_TURN) angle = fround(angle - HALF_TURN)

  const half = fround(-angle * 0.5)
  scale(turn, about, fround(sin(half)))
  turn.w = fround(cos(half))
  multiplyQuaternions(out, turn, begin)
  if (dot4(out, begin) < 0) negate(out)
  return true
}

function dot4(a: ReadonlyQuaternion, b: ReadonlyQuaternion): number {
  return fround(dot(a, b) + fround(a.w * b.w))
}

function negate(q: Quaternion): void {
  q.x = -q.x
  q.y = -q.y
  q.z = -q.z
  q.w = -q.w
}
