/** What the manager needs of the water effect, if a level has one. */
export interface ManagedWater {
  /** Ends it. */
  release(): void
}
