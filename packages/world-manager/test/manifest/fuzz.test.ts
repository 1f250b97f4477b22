import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWorldManifest, WorldManagerError, writeWorldManifest } from '../../src/index.ts'

const RUNS = 20_000

const size = fc.nat({ max: 0xffffffff })
const manifest = fc.record({
  worldFileSize: size,
  worldHeapSize: size,
  parts: fc.array(fc.record({ fileSize: size, heapSize: size }), { maxLength: 140 }),
})

test(
  'what is written is read again, from the middle of a buffer too',
  { meta: { claims: ['world-manifest/writeWorldManifest.as-it-is-read', 'world-manifest/writeWorldManifest.length'] } },
  () => {
    fc.assert(
      fc.property(manifest, fc.nat({ max: 7 }), (written, before) => {
        const bytes = writeWorldManifest(written)
        expect(bytes).toHaveLength(12 + 8 * written.parts.length)
        const buffer = new Uint8Array(before + bytes.length + 3).fill(0xaa)
        buffer.set(bytes, before)
        expect(readWorldManifest(buffer.subarray(before, before + bytes.length))).toEqual(written)
      }),
      { numRuns: 2000, seed: 18 },
    )
  },
)

/** A manifest of a few parts, with bytes overwritten, and cut or made longer. */
const spoilt = fc
  .tuple(
    fc.integer({ min: 0, max: 5 }),
    fc.array(fc.tuple(fc.nat({ max: 51 }), fc.nat({ max: 255 })), { maxLength: 4 }),
    fc.oneof(fc.constant(0), fc.integer({ min: -60, max: 20 })),
  )
  .map(([count, changes, longer]) => {
    const parts = Array.from({ length: count }, (_, i) => ({ fileSize: i, heapSize: 2 * i }))
    const bytes = writeWorldManifest({ worldFileSize: 1, worldHeapSize: 2, parts })
    for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
    const cut = new Uint8Array(Math.max(0, bytes.length + longer))
    cut.set(bytes.subarray(0, cut.length))
    return cut
  })

test(
  'whatever the bytes are, they are a manifest or refused with a code',
  { timeout: 60_000, meta: { claims: ['world-manifest/Choices.too-short', 'world-manifest/Choices.too-long'] } },
  () => {
    const outcomes = { read: 0, Truncated: 0, Invalid: 0 }
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.uint8Array({ maxLength: 60 })), (bytes) => {
        try {
          const { parts } = readWorldManifest(bytes)
          expect(bytes).toHaveLength(12 + 8 * parts.length)
          outcomes.read += 1
        } catch (error) {
          if (!(error instanceof WorldManagerError)) throw error
          const count = bytes.length < 12 ? Infinity : new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true)
          expect(error.code).toBe(bytes.length < 12 + 8 * count ? 'Truncated' : 'Invalid')
          outcomes[error.code as 'Truncated' | 'Invalid'] += 1
        }
      }),
      { numRuns: RUNS, seed: 18 },
    )
    console.log(`${RUNS} manifests`, outcomes)
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(1000)
  },
)
