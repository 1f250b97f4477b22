import type { Fault } from '../harness/fault.ts'
import { claims } from './claims.ts'
import { code } from './code.ts'
import { collisionMesh } from './collisionMesh.ts'
import { disguises } from './disguises.ts'
import { documents } from './documents.ts'
import { evidences } from './evidence.ts'
import { generated } from './generated.ts'
import { harmlessEdits } from './harmless.ts'
import { level } from './level.ts'
import { maths } from './maths.ts'
import { physicsWorld } from './physicsWorld.ts'
import { project } from './project.ts'
import { streamedWorld } from './streamedWorld.ts'
import { tables } from './tables.ts'
import { tags } from './tags.ts'
import { values } from './values.ts'
import { waivers } from './waivers.ts'
import { worldManager } from './worldManager.ts'
import { worldRay } from './worldRay.ts'

/** What the gate says of a repository, by what the faults are about. Most sabotage the unit on rays. */
export const OF_THE_GATE: Readonly<Record<string, readonly Fault[]>> = {
  values,
  documents,
  claims,
  tables,
  tags,
  code,
  generated,
  evidence: evidences,
  waivers,
  project,
  disguises,
  harmless: harmlessEdits,
}

/** What the other units and their packages can have wrong, by unit. */
export const OF_UNITS: Readonly<Record<string, readonly Fault[]>> = {
  maths,
  'physics world': physicsWorld,
  'world ray': worldRay,
  'collision mesh': collisionMesh,
  level,
  'world manager': worldManager,
  'streamed world': streamedWorld,
}

/** Every fault that is judged in this process. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = { ...OF_THE_GATE, ...OF_UNITS }
