import type { WorldManifest } from '../interfaces/managed-world.ts'

/** How large a part of a world is, in bytes (u32). */
export interface PartSize {
  /** Of its file. */
  readonly fileSize: number
  /** What it takes of the Sector Pool. */
  readonly heapSize: number
}

/** A whole manifest: how large a world and its parts are, in bytes (u32). */
export interface SizedManifest extends WorldManifest {
  /** Of the world's file. */
  readonly worldFileSize: number
  /** Part 1 is the first. */
  readonly parts: readonly PartSize[]
}

/** Bytes before the first part. */
export const MANIFEST_HEADER_BYTES = 12

/** Bytes of a part. */
export const MANIFEST_PART_BYTES = 8
