/** A material of an atomic. */
export interface SectorMaterial {
  /** Red, green, blue and alpha, a byte each. */
  readonly colour: Uint8Array
}

/** What an atomic is made of. */
export interface SectorGeometry {
  /** Flags of RenderWare. */
  flags: number
  /** All of them: a fade gives each its alpha. */
  readonly materials: readonly SectorMaterial[]
}

/** What is drawn for a sector. A platform adds what it needs. */
export interface SectorAtomic {
  /** What a fade changes of it. */
  readonly geometry: SectorGeometry
}
