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

type Themes = Readonly<Record<string, readonly Fault[]>>

/** What documents can have wrong, by what the faults are about. Most sabotage the unit on rays. */
export const OF_DOCUMENTS: Themes = { values, documents, claims, tables, waivers }

/** What code, and what is made of both, can have wrong. */
export const OF_CODE: Themes = {
  tags,
  code,
  generated,
  evidence: evidences,
  project,
  disguises,
  harmless: harmlessEdits,
}

/** What the units on the physics world and on the level's mesh, and their packages, can have wrong. */
export const OF_PHYSICS: Themes = {
  maths,
  'physics world': physicsWorld,
  'world ray': worldRay,
  'collision mesh': collisionMesh,
}

/** What the units on levels and worlds, and their packages, can have wrong. */
export const OF_WORLDS: Themes = { level, 'world manager': worldManager, 'streamed world': streamedWorld }

/** Every fault that is judged in this process. */
export const FAULTS: Themes = { ...OF_DOCUMENTS, ...OF_CODE, ...OF_PHYSICS, ...OF_WORLDS }
