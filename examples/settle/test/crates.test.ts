import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { CratesAtRest } from '../crates.ts'

/** How upright the axis of a mesh is that points upwards most: 1 is upright. */
function uprightness({ mesh }: CratesAtRest['crates'][number]): number {
  const axes = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)]
  return Math.max(...axes.map((axis) => Math.abs(axis.applyQuaternion(mesh.quaternion).z)))
}

test('crates that lie at all angles lie flat after eleven steps', () => {
  const { world, crates } = settling()
  expect(crates.filter((crate) => uprightness(crate) < 0.99).length).toBeGreaterThan(crates.length / 2)
  for (let step = 1; step <= 10; step++) world.step()
  expect(crates.some(({ isSettled }) => isSettled)).toBe(false)
  world.step()
  expect(crates.every(({ isSettled }) => isSettled)).toBe(true)
  for (const crate of crates) expect(uprightness(crate)).toBeGreaterThan(0.99999)
})

test('bodies turn along: each is as high as a crate that lies on one of its sides', () => {
  const { world, crates } = settling()
  for (let step = 1; step <= 11; step++) world.step()
  for (const { body } of crates) {
    const height = (body?.max.z ?? 0) - (body?.min.z ?? 0)
    expect([1, 0.8, 0.6].some((side) => Math.abs(height - side) < 1e-3)).toBe(true)
  }
})

test('there is room for 64 at once', () => {
  expect(new CratesAtRest(9).settle()).toBe(64)
})

function settling(): CratesAtRest {
  const square = new CratesAtRest(6)
  expect(square.settle()).toBe(36)
  return square
}
