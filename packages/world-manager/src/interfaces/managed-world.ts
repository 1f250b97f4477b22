/** What the manager needs of a streamed world. */
export interface ManagedWorld {
  /** Clears the marks of what was visible. */
  resetVisibility(): void
  /**
   * Ends the world: its parts, what it draws, and itself. A part that is being read is waited for or called off.
   *
   * What the world reserved and does not release here, the manager releases.
   */
  unload(): void
}

/** What the manager needs to know of a world before it reads it. */
export interface WorldManifest {
  /** Bytes that the world takes of the Sector Pool, without its parts. */
  readonly worldHeapSize: number
}
