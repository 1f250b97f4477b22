import type { PartContents, PartPlatform, Sector, SectorAtomic, StreamedWorld } from '../../src/index.ts'

interface Read {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** A platform that draws nothing: it notes what it has to do, and lets reads end when it is told to. */
export class NotedPlatform implements PartPlatform {
  readonly #done: string[]
  readonly #places = new Map<SectorAtomic, number>()
  readonly reads: Read[] = []
  readonly files: string[]
  readonly inUse = new Set<SectorAtomic>()
  readonly leftOut = new Set<number>()
  /** Whose parts it reads. */
  world: StreamedWorld | undefined
  milliseconds = 0
  spoilt = false
  strange: readonly number[] | undefined
  refused: number | undefined

  constructor(done: string[], files: string[]) {
    this.#done = done
    this.files = files
  }

  now(): number {
    return this.milliseconds
  }

  readPart(file: string, bytes: number): Promise<Uint8Array> {
    this.files.push(`${file} ${bytes}`)
    return new Promise((resolve, reject) => this.reads.push({ resolve, reject }))
  }

  decodePart(bytes: Uint8Array): PartContents {
    const reading = this.world?.reading ?? -1
    this.#done.push(`decode ${bytes.length}, reading ${reading}`)
    if (this.spoilt) throw new Error('spoilt')
    const sectors = this.world?.parts[reading - 1]?.sectors ?? []
    const indices = this.strange ?? sectors.map(({ index }) => index).filter((index) => !this.leftOut.has(index))
    return { dictionary: { reading }, atomics: indices.map((index) => ({ index, atomic: atomic() })) }
  }

  placeAtomic(atomic: SectorAtomic, { index }: Sector): void {
    if (index === this.refused) throw new Error('refused')
    this.#places.set(atomic, index)
    this.#done.push(`place ${index}`)
  }

  isAtomicInUse(atomic: SectorAtomic): boolean {
    return this.inUse.has(atomic)
  }

  destroyFrame(atomic: SectorAtomic): void {
    this.#done.push(`destroy frame ${this.#places.get(atomic)}`)
  }

  destroyAtomic(atomic: SectorAtomic): void {
    const place = this.#places.get(atomic)
    this.#done.push(place === undefined ? 'destroy a stray atomic' : `destroy atomic ${place}`)
  }

  destroyDictionary(dictionary: { reading: number }): void {
    this.#done.push(`destroy dictionary ${dictionary.reading}`)
  }
}

function atomic(): SectorAtomic {
  const colours = [
    [10, 20, 30, 255],
    [200, 100, 50, 7],
  ]
  return { geometry: { flags: 0, materials: colours.map((colour) => ({ colour: Uint8Array.from(colour) })) } }
}
