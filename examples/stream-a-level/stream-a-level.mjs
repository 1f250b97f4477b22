/**
 * Writes a disc into a temporary folder, boots from it, loads a level, flies through it while its parts come and go,
 * changes to another level, and finds every byte returned.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fly } from './fly.mjs'
import { openGame } from './open-game.mjs'
import { writeDisc } from './write-disc.mjs'

const FRAMES = 4000

const started = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'stream-a-level-'))
try {
  const disc = await writeDisc(folder)
  print('disc', { bytes: disc.bytes })
  await play(disc)
} finally {
  await rm(folder, { recursive: true })
}
print('done', { seconds: ((performance.now() - started) / 1000).toFixed(1) })

async function play(disc) {
  let now = 0
  const clock = () => now++
  let parts = { read: 0, bytes: 0, dropped: 0 }
  const log = {
    read(bytes) {
      parts.read++
      parts.bytes += bytes
    },
    dropped: () => parts.dropped++,
  }
  const { manager, budget, close } = await openGame(disc, clock, log)
  const atBoot = budget.used
  print('boot', { used: atBoot })

  await manager.loadLevel('level1')
  print('level1', { used: budget.used, worlds: manager.dWorld === undefined ? 1 : 2 })
  const first = await fly(manager, 24, FRAMES, clock)
  print('flight', { ...first, ...parts, used: budget.used })

  manager.unload(true)
  print('kept', { dropped: parts.dropped, used: budget.used, level: manager.level !== undefined })
  await manager.loadLevel('level2').catch(({ code }) => print('level2', { refused: code }))
  manager.unload()
  print('unloaded', { used: budget.used })

  parts = { read: 0, bytes: 0, dropped: 0 }
  await manager.loadLevel('level2')
  const second = await fly(manager, 6, FRAMES / 4, clock)
  print('level2', { ...second, ...parts })
  manager.unload()
  print('end', { dropped: parts.dropped, used: budget.used, leaked: budget.used - atBoot })
  await close()
}

function print(what, values) {
  console.log(what.padEnd(9), ...Object.entries(values).map(([name, value]) => `${name} ${value}`))
}
