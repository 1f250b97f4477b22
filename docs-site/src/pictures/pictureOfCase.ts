import type { Case } from '@coney/litspec'
import type { FixtureCase } from './case/fixture.ts'
import { readStory } from './case/readStory.ts'
import type { Story } from './case/story.ts'
import { boundsPicture } from './bodies/boundsPicture.ts'
import { sortedListPicture } from './bodies/sortedListPicture.ts'
import { archivePicture } from './archive/archivePicture.ts'
import { budgetPicture } from './budget/budgetPicture.ts'
import { bytesPicture } from './bytes/bytesPicture.ts'
import { rangesPicture } from './bytes/rangesPicture.ts'
import { frustumPicture } from './level/frustumPicture.ts'
import { occlusionPicture } from './level/occlusionPicture.ts'
import { lifePicture } from './life/lifePicture.ts'
import { groundPicture } from './mesh/groundPicture.ts'
import { meshPicture } from './mesh/meshPicture.ts'
import { walkPicture } from './mesh/walkPicture.ts'
import { passPicture } from './pass/passPicture.ts'
import { bodiesPicture } from './rays/bodiesPicture.ts'
import { clipPicture } from './rays/clipPicture.ts'
import { rayPicture } from './rays/rayPicture.ts'
import { distancePicture } from './reach/distancePicture.ts'
import { reachPicture } from './reach/reachPicture.ts'
import type { Picture } from './svg/picture.ts'
import { settlePicture } from './world/settlePicture.ts'

/** Who draws what; the first that has a picture draws it. */
const PAINTERS: readonly ((story: Story) => Picture | undefined)[] = [
  rayPicture,
  bodiesPicture,
  clipPicture,
  settlePicture,
  walkPicture,
  meshPicture,
  occlusionPicture,
  frustumPicture,
  budgetPicture,
  bytesPicture,
  archivePicture,
  distancePicture,
  reachPicture,
  passPicture,
  boundsPicture,
  sortedListPicture,
  groundPicture,
  lifePicture,
  rangesPicture,
]

/**
 * The picture of a case, or `undefined` when nothing can be drawn of it. The case is one of a fixture file or one of a
 * unit that was just read; both give the same picture.
 */
export function pictureOfCase(source: FixtureCase | Case): Picture | undefined {
  const story = readStory(source)
  for (const paint of PAINTERS) {
    const painted = paint(story)
    if (painted !== undefined) return painted
  }
  return undefined
}
