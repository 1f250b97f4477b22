// Written by `litspec generate` from spec/units/world-manifest.md: change that file, not this one.

export type Refusal = 'Truncated' | 'Invalid'

export interface PartSize {
  readonly fileSize: number
  readonly heapSize: number
}

export interface ReadManifestGivens {
  readonly bytes: readonly number[]
}

export interface ReadManifestResult {
  readonly worldFileSize: number
  readonly worldHeapSize: number
  readonly parts: readonly PartSize[]
}

export interface RefusedGivens {
  readonly bytes: readonly number[]
}

export interface RefusedResult {
  readonly parts: number
}

export interface WriteManifestGivens {
  readonly worldFileSize: number
  readonly worldHeapSize: number
  readonly parts: readonly PartSize[]
}

export interface WriteManifestResult {
  readonly bytes: readonly number[]
}

/** What the cases of `The manifest of a world` call; a fresh driver is made for each case. */
export interface WorldManifestDriver {
  /**
   * `readManifest(bytes: u8[]) → (worldFileSize: u32, worldHeapSize: u32, parts: PartSize[])`
   *
   * Checks:
   * - `world-manifest/readWorldManifest.header`: Header
   * - `world-manifest/readWorldManifest.part-sizes`: Part sizes
   * - `world-manifest/readWorldManifest.byte-order`: Byte order
   * - `world-manifest/readWorldManifest.any-sizes`: Any sizes
   */
  readonly readManifest: (givens: ReadManifestGivens) => ReadManifestResult | Promise<ReadManifestResult>
  /**
   * `refused(bytes: u8[]) → parts: u32`
   *
   * Checks:
   * - `world-manifest/Choices.too-short`: Too short
   * - `world-manifest/Choices.too-long`: Too long
   * - `world-manifest/readWorldManifest.header`: Header
   */
  readonly refused: (givens: RefusedGivens) => RefusedResult | Promise<RefusedResult>
  /**
   * `writeManifest(worldFileSize: f64, worldHeapSize: f64, parts: PartSize[]) → bytes: u8[]`
   *
   * Checks:
   * - `world-manifest/writeWorldManifest.as-it-is-read`: As it is read
   * - `world-manifest/writeWorldManifest.length`: Length
   * - `world-manifest/Choices.sizes-that-fit`: Sizes that fit
   */
  readonly writeManifest: (givens: WriteManifestGivens) => WriteManifestResult | Promise<WriteManifestResult>
}
