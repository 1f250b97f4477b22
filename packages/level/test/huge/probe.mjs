/**
 * Run by huge.test.ts in a process of its own, on the compiled package: prints what reading one file of a WAD of 4 GiB
 * takes. The WAD is sparse: only one entry in its middle, and one at its very end, are really there.
 */
import { openAsBlob, readFileSync } from 'node:fs'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blobSource, fileSource, layOutWad, memorySource, openWad, writeWadIndex } from '@coney/level'

const SIZE = 2 ** 32
const FILES = [
  { name: 'first.pak', size: 3_000_000_001 },
  { name: 'middle.pak', size: 100_000 },
  { name: 'more.pak', size: 1_294_862_336 },
  { name: 'padding.pak', size: 2048 },
  { name: 'last.pak', size: 2048 },
]

/** What the process has read from files so far, in bytes; Linux tells. */
function bytesRead() {
  try {
    return Number(/^rchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

const marks = (length, seed) => Uint8Array.from({ length }, (_, i) => (i * 31 + seed * 17 + (i >> 8)) & 0xff)

async function measure(entries, source, count) {
  const index = writeWadIndex(entries)
  globalThis.gc()
  const memory = process.memoryUsage().rss
  const readBefore = bytesRead()
  const wad = await openWad(memorySource(index), source)
  const bytes = await wad.read('MIDDLE.PAK')
  const readAfter = bytesRead()
  const grown = process.memoryUsage().rss - memory
  const asked = count.asked
  const last = await wad.read('LAST.PAK')
  const right =
    Buffer.compare(bytes, marks(100_000, 1)) === 0 && Buffer.compare(last, marks(2048, entries.length)) === 0
  return { right, asked, read: readBefore === undefined ? undefined : readAfter - readBefore, grown }
}

function countingFile(handle, count) {
  return {
    stat: () => handle.stat(),
    read: (buffer, offset, length, position) => {
      count.asked += length
      return handle.read(buffer, offset, length, position)
    },
  }
}

function countingBlob(blob, count) {
  return {
    size: blob.size,
    slice: (start, end) => {
      count.asked += end - start
      return blob.slice(start, end)
    },
  }
}

const { entries, size } = layOutWad(FILES)
if (size !== SIZE) throw new Error(`Unexpected ${size} bytes`)
const folder = await mkdtemp(join(tmpdir(), 'coney-'))
try {
  const path = join(folder, 'WARRIORS.WAD')
  const handle = await open(path, 'w+')
  await handle.truncate(SIZE)
  await handle.write(marks(100_000, 1), 0, 100_000, entries[1].offset)
  await handle.write(marks(2048, entries.length), 0, 2048, entries[4].offset)
  const { blocks } = await stat(path)

  const fileCount = { asked: 0 }
  const file = await measure(entries, await fileSource(countingFile(handle, fileCount)), fileCount)
  // The blobs of Node count their bytes in 32 bits, and 4 GiB are 0 then. So the last sector goes to the second but last.
  await handle.truncate(SIZE - 2048)
  await handle.write(marks(2048, entries.length), 0, 2048, SIZE - 4096)
  await handle.close()
  const shorter = entries.map((entry) => (entry.offset === SIZE - 2048 ? { ...entry, offset: SIZE - 4096 } : entry))
  const blobCount = { asked: 0 }
  const blob = await measure(shorter, blobSource(countingBlob(await openAsBlob(path), blobCount)), blobCount)
  console.log(JSON.stringify({ fileSize: SIZE, onDisk: blocks * 512, file, blob }))
} finally {
  await rm(folder, { recursive: true })
}
