import { createBody, type Body } from '@coney/bodies'
import { SETTLE_SLOTS } from '../constants.ts'
import { createSettleSlot, type SettleSlot } from '../settle/settle-slot.ts'
import { createPoolBox, createPoolCapsule, createPoolSegment, createPoolSphere } from '../shapes/pool-shapes.ts'
import type { PoolBox, PoolCapsule, PoolSegment, PoolSphere } from '../shapes/pool-shapes.ts'
import { createHumanBody, type HumanBody } from './human-body.ts'
import { createIgnoreSlot, type IgnoreSlot } from './ignore-slot.ts'
import { createPool, type Pool } from './pool.ts'

/** Every body and every shape that a game of the original could have at once. */
export interface Pools<Owner = unknown> {
  /** Five for each human. */
  readonly boneSpheres: Pool<PoolSphere>
  /** Five for each human. */
  readonly boneSegments: Pool<PoolSegment>
  /** 60: which body passes through which owner. */
  readonly ignoreSlots: Pool<IgnoreSlot<Owner>>
  /** 60, which weapons strike with: off while none strikes. */
  readonly strikeSpheres: Pool<PoolSphere>
  /** 60, one for each human: where it stands. */
  readonly humanCapsules: Pool<PoolCapsule>
  /** 60, each with its capsule and its ten bone shapes. */
  readonly humanBodies: Pool<HumanBody<Owner>>
  /** 416: world objects. */
  readonly objectBodies: Pool<Body<Owner>>
  /** 416, for world objects that are round. */
  readonly objectSpheres: Pool<PoolSphere>
  /** 416, for world objects that are not. */
  readonly objectBoxes: Pool<PoolBox>
  /** 255: panes of glass. */
  readonly paneBodies: Pool<Body<Owner>>
  /** 255, one for each pane of glass. */
  readonly paneBoxes: Pool<PoolBox>
  /** 18: cars. */
  readonly carBodies: Pool<Body<Owner>>
  /** Two for each car. */
  readonly carBoxes: Pool<PoolBox>
  /** 30, which push others away. */
  readonly pushSpheres: Pool<PoolSphere>
  /** 64, `SETTLE_SLOTS`: what is settling. */
  readonly settleSlots: Pool<SettleSlot<Owner>>
}

/** New pools, in the order in which they lie one behind the other. */
export function createPools<Owner>(): Pools<Owner> {
  const body = (): Body<Owner> => createBody<Owner>({ typeMask: 0 })
  const human = (): HumanBody<Owner> => createHumanBody<Owner>()
  const ignoreSlot = (): IgnoreSlot<Owner> => createIgnoreSlot<Owner>()
  const settleSlot = (): SettleSlot<Owner> => createSettleSlot<Owner>()
  return {
    boneSpheres: createPool('sphere', { offset: 0x120, count: 300, stride: 0x60 }, createPoolSphere),
    boneSegments: createPool('segment', { offset: 0x71a0, count: 300, stride: 0x70 }, createPoolSegment),
    ignoreSlots: createPool('ignore slot', { offset: 0xf4e0, count: 60, stride: 0x0c }, ignoreSlot),
    strikeSpheres: createPool('sphere', { offset: 0xf7b0, count: 60, stride: 0x60 }, createPoolSphere),
    humanCapsules: createPool('capsule', { offset: 0x10e30, count: 60, stride: 0x60 }, createPoolCapsule),
    humanBodies: createPool('human body', { offset: 0x124b0, count: 60, stride: 0xe0 }, human),
    objectBodies: createPool('body', { offset: 0x15930, count: 416, stride: 0x80 }, body),
    objectSpheres: createPool('sphere', { offset: 0x22930, count: 416, stride: 0x60 }, createPoolSphere),
    objectBoxes: createPool('box', { offset: 0x2c530, count: 416, stride: 0x90 }, createPoolBox),
    paneBodies: createPool('body', { offset: 0x3af30, count: 255, stride: 0x80 }, body),
    paneBoxes: createPool('box', { offset: 0x42eb0, count: 255, stride: 0x90 }, createPoolBox),
    carBodies: createPool('body', { offset: 0x4be20, count: 18, stride: 0x80 }, body),
    carBoxes: createPool('box', { offset: 0x4c720, count: 36, stride: 0x90 }, createPoolBox),
    pushSpheres: createPool('sphere', { offset: 0x4db60, count: 30, stride: 0x60 }, createPoolSphere),
    settleSlots: createPool('settle slot', { offset: 0x4e6a0, count: SETTLE_SLOTS, stride: 0x30 }, settleSlot),
  }
}
