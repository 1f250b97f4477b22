import { createBody, createBox } from '@coney/bodies'
import { axesOfQuaternion, copyQuaternion, copyVec3 } from '@coney/math'
import { Matrix4, Mesh, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { PhysicsWorld, SETTLED, type SettlingObject } from '../src/index.ts'

test('a mesh of three.js settles, and its body with it', () => {
  const mesh = new Mesh()
  mesh.position.set(0.1, 2, 3)
  mesh.quaternion.setFromAxisAngle(new Vector3(0, 1, 0), 1)
  const box = createBox({ centre: mesh.position, half: new Vector3(1, 0.5, 0.25) })
  const body = createBody<Mesh>({ owner: mesh, shapes: [box] })
  const object: SettlingObject<Mesh> = {
    flags: 0,
    pose: { position: mesh.position, rotation: mesh.quaternion },
    angularVelocity: new Vector3(),
    body,
    readPoseNow(out) {
      copyVec3(out.position, mesh.position)
      copyQuaternion(out.rotation, mesh.quaternion)
    },
    writePose({ position, rotation }) {
      mesh.position.copy(position)
      copyQuaternion(mesh.quaternion, rotation)
      axesOfQuaternion(box.axes, mesh.quaternion)
    },
  }
  const world = new PhysicsWorld<Mesh>()
  world.add(body)
  expect(world.startSettle(object, new Vector3(0, 0, 1), 4)).toBe(true)
  for (let i = 0; i < 11; i++) world.step()

  expect(object.flags).toBe(SETTLED)
  expect(mesh.position).toEqual(new Vector3(0.1, 2, 3))
  const axis = new Vector3().setFromMatrixColumn(new Matrix4().makeRotationFromQuaternion(mesh.quaternion), 2)
  expect(axis.distanceTo(new Vector3(0, 0, 1))).toBeLessThan(1e-6)
  expect(body.max.z).toBeCloseTo(3.25, 5)
})
