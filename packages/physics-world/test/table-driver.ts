import { createBox, createCapsule, type Shape } from '@coney/bodies'
import { createContact } from '@coney/rays'
import type { PhysicsWorldDriver, TypeTable as TypeTableName } from '../../../generated/drivers/physics-world.ts'
import { entryAt, SHAPE_TYPES, type PairTable, type PhysicsWorld } from '../src/index.ts'

type TableDriver = Pick<
  PhysicsWorldDriver,
  'pairTable' | 'typeTable' | 'entryAt' | 'callPair' | 'callType' | 'castThroughTable'
>

const ORIGIN = { x: 0, y: 0, z: 0 }

function shapeOf(type: number): Shape {
  return type === SHAPE_TYPES.box
    ? createBox({ centre: ORIGIN, half: { x: 1, y: 1, z: 1 } })
    : createCapsule({ base: ORIGIN, height: 1.8, radius: 0.35 })
}

/** What can be asked of the tables of a world. */
export function createTableDriver({ tables }: PhysicsWorld<string>): TableDriver {
  const pairs = { Overlap: tables.overlap, Sweep: tables.sweep } satisfies Record<string, PairTable>
  const types = { MeshSweep: tables.meshSweep, MeshOverlap: tables.meshOverlap, RayCast: tables.ray }
  const meshes = { MeshSweep: tables.meshSweep, MeshOverlap: tables.meshOverlap }

  function meshTable(name: TypeTableName): typeof tables.meshSweep {
    if (name === 'RayCast') throw new Error('Unexpected ray table, expected one of the level')
    return meshes[name]
  }

  return {
    pairTable: ({ table }) => pairs[table].map((row) => row.map((entry) => entry?.address)),
    typeTable: ({ table }) => types[table].map((entry) => entry?.address),
    entryAt: ({ offset }) => entryAt(tables, offset)?.address,
    callPair: ({ table, row, column }) => pairs[table][row]![column]!.call(),
    callType: ({ table, type }) => meshTable(table)[type]!.call(),
    castThroughTable: ({ type, S, d, len }) => {
      const contact = createContact()
      const ray = { origin: S, direction: d, length: len }
      return tables.ray[type]!.call(ray, shapeOf(type), contact) ? contact.fraction : undefined
    },
  }
}
