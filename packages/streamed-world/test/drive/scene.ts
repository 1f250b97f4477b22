import type { ReadonlyVec3 } from '@coney/math'
import type { PartLayout, SectorLayout, WorldName } from '../../../../generated/drivers/streaming.ts'
import {
  PartStreamer,
  Sight,
  StreamedWorld,
  VisibilityPass,
  type PotentialVisibility,
  type Sector,
  type SectorBox,
} from '../../src/index.ts'
import { NotedPlatform } from './platform.ts'
import { NotedRoom } from './noted-room.ts'

export interface SceneWorld {
  readonly world: StreamedWorld
  readonly platform: NotedPlatform
  readonly hiddenByPvs: Set<Sector>
  viewPoint: ReadonlyVec3 | undefined
}

/** A level of one or two worlds, and everything around it. */
export class Scene {
  readonly done: string[] = []
  readonly files: string[] = []
  readonly room = new NotedRoom()
  readonly sight = new Sight()
  readonly pass = new VisibilityPass()
  readonly #worlds = new Map<WorldName, SceneWorld>()
  readonly #hiddenBoxes = new Set<SectorBox>()
  #streamer: PartStreamer | undefined
  cameras: readonly ReadonlyVec3[] = [{ x: 0, y: 0, z: 0 }]
  milliseconds = 0
  /** Of the last pass. */
  last: StreamedWorld | undefined
  walks = 0
  answers: boolean[] = []
  pvsAsked: Sector[] = []
  boxesAsked: SectorBox[] = []

  constructor() {
    this.pass.occluders = {
      hidesBox: (box) => {
        this.boxesAsked.push(box)
        return this.#hiddenBoxes.has(box)
      },
    }
  }

  add(name: WorldName, sectors: readonly SectorLayout[], parts: readonly PartLayout[], hasPvs: boolean): void {
    const platform = new NotedPlatform(this.done, this.files)
    platform.milliseconds = this.milliseconds
    const hiddenByPvs = new Set<Sector>()
    const pvs: PotentialVisibility = {
      setViewPoint: (at) => (added.viewPoint = { x: at.x, y: at.y, z: at.z }),
      isHidden: (sector) => {
        this.pvsAsked.push(sector)
        return hiddenByPvs.has(sector)
      },
    }
    const layout = {
      name: name === 'S' ? 'level1s' : 'level1d',
      sectors: sectors.map(({ inf, sup, ...rest }) => ({ box: { inf, sup }, ...rest })),
      parts,
    }
    const world = new StreamedWorld(layout, {
      platform,
      room: this.room,
      sight: this.sight,
      ...(hasPvs && { pvs }),
    })
    platform.world = world
    const added: SceneWorld = { world, platform, hiddenByPvs, viewPoint: undefined }
    this.#worlds.set(name, added)
  }

  get(name: WorldName): SceneWorld {
    return this.#worlds.get(name)!
  }

  all(): SceneWorld[] {
    return [...this.#worlds.values()]
  }

  get streamer(): PartStreamer {
    return (this.#streamer ??= new PartStreamer(this.get('S').world, this.#worlds.get('D')?.world))
  }

  hide(box: SectorBox): void {
    this.#hiddenBoxes.add(box)
  }

  see(name: WorldName, first: boolean, walk: (world: StreamedWorld) => void): void {
    const { world } = this.get(name)
    this.last = world
    this.walks = 0
    this.pvsAsked = []
    this.boxesAsked = []
    const walked = (): void => {
      this.walks += 1
      this.answers = []
      walk(world)
    }
    this.pass.find(world, this.get('S').world, { walk: walked }, first)
  }

  /** Lets a walk meet a sector of a world. */
  meet(world: StreamedWorld, at: number): void {
    const sector = world.sectors[at]!
    const answer = world.renderSector(sector)
    if (answer !== undefined && answer !== sector) throw new Error('Another sector is the answer')
    this.answers.push(answer !== undefined)
  }

  places(sectors: readonly Sector[]): number[] {
    return sectors.map((sector) => this.last!.sectors.indexOf(sector))
  }

  drawn(): number[] {
    const { drawList } = this.sight
    return this.places(Array.from({ length: drawList.count }, (_, i) => drawList.at(i)!))
  }

  /** Ends the oldest read of a world that has not ended, and waits for what comes of it. */
  async end(name: WorldName, bytes: number | undefined): Promise<void> {
    const { platform } = this.get(name)
    const read = platform.reads.shift()
    if (bytes === undefined) read?.reject(new Error('broken off'))
    else read?.resolve(new Uint8Array(bytes))
    await new Promise((resolve) => setImmediate(resolve))
  }
}
