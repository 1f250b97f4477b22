import { strictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { command } from './command.ts'
import type { Model } from './model.ts'
import type { Real } from './real.ts'

const bytes = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1_500_000 }))
const slot = fc.nat({ max: 3 })

/** A part of any world that ever was; one that has gone must be refused. */
function requestPart(model: Model, real: Real, pick: number, part: number, size: number): void {
  const number = real.disc.worlds.length - 1 - pick
  const world = real.disc.worlds[number]
  if (world === undefined || world.parts[part]?.held === true) return
  const name = `Sectors${part}`
  const isTaken = model.worlds[number]!.open && model.take(`part ${number} ${part}`, name, size, number)
  model.see(`part: ${isTaken ? 'taken' : model.worlds[number]!.open ? 'no room' : 'too late'}`)
  const reservation = world.room.reserve(name, size)
  strictEqual(reservation !== undefined, isTaken)
  if (reservation !== undefined) world.parts[part] = reservation
}

/** A part is unloaded, or its reading fails or is called off; perhaps again, or after its world has gone. */
function givePart(model: Model, real: Real, pick: number): void {
  const { worlds } = real.disc
  const asked = worlds.flatMap(({ parts }, number) => parts.flatMap((part, i) => (part ? [{ number, part, i }] : [])))
  const one = asked[asked.length - 1 - pick]
  if (one === undefined) return
  model.see(`part: ${one.part.held ? 'given back' : 'given back again'}`)
  model.give(`part ${one.number} ${one.i}`)
  one.part.release()
}

function takeOther(model: Model, real: Real, id: string, size: number): void {
  if (real.others.get(id)?.held === true) return
  const reservation = real.manager.sectorPool().reserve(id, size)
  strictEqual(reservation !== undefined, model.take(id, id, size))
  if (reservation !== undefined) real.others.set(id, reservation)
}

const request = fc
  .tuple(slot, slot, bytes)
  .map(([pick, part, size]) =>
    command(`request part ${part} of world -${pick}: ${size}`, (model, real) =>
      requestPart(model, real, pick, part, size),
    ),
  )

export const memoryCommands = [
  request,
  request,
  slot.map((pick) => command(`give part -${pick}`, (model, real) => givePart(model, real, pick))),
  fc
    .tuple(slot, bytes)
    .map(([id, size]) => command(`take ${id}: ${size}`, (model, real) => takeOther(model, real, `other ${id}`, size))),
  slot.map((id) =>
    command(`give ${id}`, (model, real) => {
      model.give(`other ${id}`)
      real.others.get(`other ${id}`)?.release()
    }),
  ),
] as const
