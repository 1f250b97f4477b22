import { Euler, MathUtils, Quaternion } from 'three'
import type { Triple } from '../numbers.ts'
import type { Turn } from './settle-state.ts'

/** By how many degrees something is turned about z, then y, then x. */
export function anglesOf(turn: Turn): Triple {
  const { x, y, z } = new Euler().setFromQuaternion(new Quaternion(...turn).normalize(), 'ZYX')
  return [x, y, z].map((angle) => Math.round(MathUtils.radToDeg(angle) * 10) / 10) as unknown as Triple
}

export function turnOfAngles(angles: Triple): Turn {
  const [x, y, z] = angles.map(MathUtils.degToRad) as [number, number, number]
  return new Quaternion()
    .setFromEuler(new Euler(x, y, z, 'ZYX'))
    .toArray()
    .map(eightDigits) as unknown as Turn
}

/** How steep ground is, and towards where it falls, in degrees. */
export function slopeOf([x, y, z]: Triple): { readonly slope: number; readonly bearing: number } {
  const slope = MathUtils.radToDeg(Math.atan2(Math.hypot(x, y), z))
  const bearing = (MathUtils.radToDeg(Math.atan2(y, x)) + 360) % 360
  return { slope: Math.round(slope * 10) / 10, bearing: Math.round(bearing * 10) / 10 }
}

export function normalOfSlope(slope: number, bearing: number): Triple {
  const [steep, towards] = [MathUtils.degToRad(slope), MathUtils.degToRad(bearing)]
  const level = Math.sin(steep)
  return [level * Math.cos(towards), level * Math.sin(towards), Math.cos(steep)].map(eightDigits) as unknown as Triple
}

/** By how many degrees one rotation is away from another. */
export function degreesBetween(one: Turn, other: Turn): number {
  return MathUtils.radToDeg(new Quaternion(...one).normalize().angleTo(new Quaternion(...other).normalize()))
}

function eightDigits(value: number): number {
  return Number(value.toFixed(8))
}
