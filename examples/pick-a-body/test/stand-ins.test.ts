import { Random } from '@coney/trials'
import { Ray, Raycaster, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { createSquare } from '../square.ts'

const REACH = 100

/** A ray from somewhere around the square to somewhere in it. */
function raysAtTheSquare(count: number): Ray[] {
  const random = new Random(14)
  return Array.from({ length: count }, () => {
    const angle = random.between(0, 2 * Math.PI)
    const from = new Vector3(12 * Math.cos(angle), 12 * Math.sin(angle), random.between(0.2, 6))
    const to = new Vector3(random.between(-4, 4), random.between(-2, 5), random.between(0, 1.8))
    return new Ray(from, to.sub(from).normalize())
  })
}

test('crates are picked where three.js meets their triangles', () => {
  const { standIns, crates, people } = createSquare()
  let met = 0
  for (const ray of raysAtTheSquare(500)) {
    const pick = standIns.pick(ray, REACH)
    if (pick !== undefined && people.some((human) => human === pick.mesh)) continue
    const [hit] = new Raycaster(ray.origin, ray.direction).intersectObjects([...crates])
    expect(pick?.mesh.name).toBe(hit?.object.name)
    if (pick === undefined || hit === undefined) continue
    met++
    expect(pick.point.distanceTo(hit.point)).toBeLessThan(1e-4)
  }
  expect(met).toBeGreaterThan(50)
})

test('a level ray meets people where three.js meets theirs', () => {
  const { standIns, people } = createSquare()
  for (const human of people) {
    const { x, y, z } = human.position
    const ray = new Ray(new Vector3(x + 1, y, z + 0.1), new Vector3(-1, 0, 0))
    const pick = standIns.pick(ray, REACH)
    const [hit] = new Raycaster(ray.origin, ray.direction).intersectObject(human)
    expect(pick?.mesh).toBe(human)
    expect(pick?.point.distanceTo(hit?.point ?? new Vector3())).toBeLessThan(2e-3)
  }
})

test('a stand-in follows its mesh, and a ray ends at its length', () => {
  const { standIns, crates } = createSquare()
  const [crate] = crates
  const ray = new Ray(new Vector3(-20, -20, 0.5), new Vector3(1, 0, 0))
  expect(standIns.pick(ray, REACH)).toBeUndefined()
  crate?.position.set(0, -20, 0.5)
  crate?.rotation.set(0, 0, 0)
  if (crate !== undefined) standIns.follow(crate)
  expect(standIns.pick(ray, REACH)).toEqual({ mesh: crate, point: new Vector3(-1, -20, 0.5) })
  expect(standIns.pick(ray, 18.9)).toBeUndefined()
})
