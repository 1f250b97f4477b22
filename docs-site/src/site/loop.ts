import { createContact, createHitList, createRaySegment, rayBox, segmentOfRay, segmentOrientedBox } from '@coney/rays'
import type { BoxFrame } from '@coney/rays'
import { readUnit } from '@coney/litspec'
import { performCase } from '@coney/litspec/runtime'
import { pictureOfCase } from '../pictures/index.ts'
import { loadProject } from '../specification/disk.ts'

const FILE = 'spec/units/rays.md'
const CASE = 'rays/rayBox.ends-inside'
const EDIT = ['`answer → 0.8`', '`answer → 0.6`'] as const

/** A sentence, and what comes back when it is changed. */
export interface Loop {
  readonly before: string
  readonly after: string
  readonly failure: string
  readonly line: number
  /** The sentence as a drawing. */
  readonly picture: string
}

interface Givens {
  readonly box: BoxFrame
  readonly S: { x: number; y: number; z: number }
  readonly d: { x: number; y: number; z: number }
  readonly len: number
}

/** Changes a sentence of the specification, runs it, and keeps what the run says: nothing of it is made up. */
export async function loop(root: string): Promise<Loop> {
  const { config, files } = loadProject(root)
  const text = files.get(FILE) ?? ''
  const found = readUnit(FILE, text, config).unit?.cases.find(({ id }) => id === CASE)
  if (found === undefined) throw new Error(`Unexpected specification without the case ${CASE}, expected it to be there`)
  const { start, end } = found.place
  const before = text.slice(start.offset, end.offset)
  const after = before.replace(...EDIT)
  const picture = pictureOfCase(found)?.svg ?? ''
  const edited = text.slice(0, start.offset) + after + text.slice(end.offset)
  return { before, after, failure: await failureOf(edited, config), line: start.line, picture }
}

async function failureOf(text: string, config: Parameters<typeof readUnit>[2]): Promise<string> {
  const { unit } = readUnit(FILE, text, config)
  const found = unit?.cases.find(({ id }) => id === CASE)
  if (unit === undefined || found === undefined) throw new Error('Unexpected edit that cannot be read')
  const performance = { script: { ...unit, text }, case: found, anchors: new Map(), createDriver }
  return performCase(performance, () => {}).then(
    () => Promise.reject(new Error(`Unexpected pass of the edited ${CASE}, expected it to fail`)),
    (error: unknown) => (error as Error).message,
  )
}

/** Asks the package, as the driver of its tests does. */
function createDriver(): object {
  return {
    rayBox: ({ box, S, d, len }: Givens) => {
      const ray = { origin: S, direction: d, length: len }
      const [segment, hits, contact] = [createRaySegment(), createHitList(), createContact()]
      segmentOfRay(segment, ray)
      const isHit = segmentOrientedBox(segment, box, hits)
      return {
        list: isHit ? [...hits.fractions.subarray(0, hits.count)] : [],
        answer: rayBox(ray, box as never, contact) ? contact.fraction : undefined,
      }
    },
  }
}
