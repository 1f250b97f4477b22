import { inspect } from '../judge/index.ts'
import type { Inspection } from '../judge/index.ts'
import { readUnit } from '../read/index.ts'
import type { UnitReading } from '../read/index.ts'
import { VERDICT_FILE, visible } from '../report/index.ts'
import { readCache, writeCache } from './disk/cache.ts'
import { codeHash } from './disk/codeHash.ts'
import type { Repository } from './disk/loadProject.ts'
import { sha256 } from './disk/readFile.ts'
import type { Shell } from './shell.ts'

/** What the last inspection of a repository came to. */
interface Memory {
  /** Of everything that was looked at. */
  readonly files: string
  readonly inspection: Inspection
  /** By the hash of the file. */
  readonly readings: ReadonlyMap<string, UnitReading>
}

/** Inspects a repository and remembers it: what did not change since the last time is not read again. */
export function inspectRepository(repository: Repository, shell: Shell): Inspection {
  const { root, project, hashes } = repository
  const key = sha256(codeHash() + JSON.stringify(project.config))
  const memory = readCache<Memory>(root, key)
  const files = filesHash(repository)
  if (memory?.files === files) return memory.inspection
  const readings = new Map<string, UnitReading>()
  const inspection = inspect(project, (file, text, config) => {
    shell.progress(`reading ${visible(file)}`)
    const hash = `${file} ${hashes.get(file)}`
    const reading = memory?.readings.get(hash) ?? readUnit(file, text, config)
    readings.set(hash, reading)
    return reading
  })
  writeCache<Memory>(root, key, { files, inspection, readings })
  return inspection
}

/** Evidence and verdict change with every run and are none of the inspection's business. */
function filesHash({ project, hashes }: Repository): string {
  const verdict = `${project.config.generated}/${VERDICT_FILE}`
  return sha256(JSON.stringify([...hashes].filter(([path]) => path !== verdict && !path.includes('/.evidence/'))))
}
