import type { FrustumPlane } from '@coney/streamed-world'
import { CITY } from './city.ts'
import type { CameraState } from './stream-state.ts'

/** How far ahead the camera sees, in metres; to the sides it sees 45 degrees. */
export const SIGHT = 150

/** How high the eye is. */
const EYE = 4

/** Frames of one tour through the city. */
const TOUR = 1_600

/** A camera in the axes of the renderer, y up. */
export function eyeOf({ x, y }: CameraState): { x: number; y: number; z: number } {
  return { x, y: EYE, z: -y }
}

/** The planes that the camera sees between, in the axes of the renderer. */
export function planesOf(camera: CameraState): readonly FrustumPlane[] {
  const eye = eyeOf(camera)
  const towards = (turn: number): { x: number; y: number; z: number } => {
    const angle = ((camera.facing + turn) * Math.PI) / 180
    return { x: Math.cos(angle), y: 0, z: -Math.sin(angle) }
  }
  const sides = [-45, 45].map((turn) => {
    const normal = towards(turn)
    return { ...normal, w: -(normal.x * eye.x + normal.z * eye.z) }
  })
  const ahead = towards(0)
  return [...sides, { x: -ahead.x, y: 0, z: -ahead.z, w: ahead.x * eye.x + ahead.z * eye.z + SIGHT }]
}

/** Where the tour is at a frame. */
export function tourAt(frame: number): CameraState {
  const place = (turn: number): { x: number; y: number } => ({
    x: (CITY / 2) * (1 + 0.8 * Math.sin(2 * Math.PI * 2 * turn)),
    y: (CITY / 2) * (1 + 0.8 * Math.sin(2 * Math.PI * 3 * turn + 1)),
  })
  const [at, next] = [place(frame / TOUR), place((frame + 0.1) / TOUR)]
  const facing = (Math.atan2(next.y - at.y, next.x - at.x) * 180) / Math.PI
  return { x: rounded(at.x), y: rounded(at.y), facing: rounded((facing + 360) % 360) % 360 }
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
