import type { LevelFileDriver } from '../../../generated/drivers/level-file.ts'
import type { LevelDriver } from '../../../generated/drivers/level.ts'
import type { OccludersDriver } from '../../../generated/drivers/occluders.ts'
import type { SourcesDriver } from '../../../generated/drivers/sources.ts'
import type { WadDriver } from '../../../generated/drivers/wad.ts'
import type { WritersDriver } from '../../../generated/drivers/writers.ts'
import { driveChunks } from './drive/chunks.ts'
import { Faults } from './drive/faults.ts'
import { driveLevelFiles } from './drive/level-files.ts'
import { driveLevels } from './drive/levels.ts'
import { driveOccluders } from './drive/occluders.ts'
import { driveSources } from './drive/sources.ts'
import { driveDisc, driveIndexes } from './drive/wads.ts'
import { driveWriters } from './drive/writers.ts'

export function createDriver(): LevelDriver &
  WadDriver &
  LevelFileDriver &
  OccludersDriver &
  SourcesDriver &
  WritersDriver {
  const faults = new Faults()
  return {
    ...driveDisc(),
    ...driveLevels(),
    ...driveIndexes(faults),
    ...driveChunks(faults),
    ...driveLevelFiles(faults),
    ...driveOccluders(faults),
    ...driveSources(faults),
    ...driveWriters(),
    place: () => faults.place,
  }
}
