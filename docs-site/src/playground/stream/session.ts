import { loadLevel, opaquePlatform, releaseLevel } from '@coney/level'
import type { LevelObject, Wad } from '@coney/level'
import {
  fadeSector,
  FrustumWalk,
  PartStreamer,
  requestPart,
  resetFadeIns,
  StreamedWorld,
  VisibilityPass,
} from '@coney/streamed-world'
import type { PartContents, Sector, StreamingOutcome } from '@coney/streamed-world'
import { createWorldManager, PoolBudget, readWorldManifest } from '@coney/world-manager'
import type { SizedManifest, WorldManager } from '@coney/world-manager'
import { sectorsOfCity } from './city.ts'
import { LEVEL, writeDisc } from './disc.ts'
import type { CameraState, StreamState } from './stream-state.ts'
import { eyeOf, planesOf, tourAt } from './view.ts'

/** What the disc delivers while a frame lasts. */
export const BYTES_A_FRAME = 6_000

const FRAMES_A_SECOND = 30

/** Metres; what the streaming makes of it is a claim of its own. */
const DRAW_DISTANCE = 115

type Level = LevelObject<Uint8Array, Uint8Array, Uint8Array>
type Manager = WorldManager<StreamedWorld, Level, SizedManifest>

/** What the last frame decided. */
export interface Decision {
  readonly outcome: StreamingOutcome
  /** A read goes on, one was asked for, a part was dropped, there was no room, or nothing was wanted. */
  readonly kind: 'busy' | 'asked' | 'dropped' | 'refused' | 'content'
  /** The part that is meant. */
  readonly part: number | undefined
  /** How far away what is wanted is, in metres. */
  readonly metres: number | undefined
  /** Whether nothing that is visible was missing. */
  readonly fellBack: boolean
}

/** A file on its way. */
interface Read {
  readonly due: number
  readonly deliver: () => void
}

/** A level that is streamed: the packages, a disc in memory, and a camera. */
export class Session {
  readonly budget: PoolBudget
  camera: CameraState
  frame: number
  isTour: boolean
  read: number
  dropped: number
  decision: Decision | undefined
  #manager: Manager | undefined
  readonly #disc: Wad
  readonly #pass = new VisibilityPass()
  readonly #walk = new FrustumWalk()
  #streamer: PartStreamer | undefined
  #read: Read | undefined
  #isInstant = true

  private constructor(disc: Wad, { pool, camera, frame, isTour, read, dropped }: StreamState) {
    this.#disc = disc
    this.budget = new PoolBudget(pool)
    this.camera = camera
    this.frame = frame
    this.isTour = isTour
    this.read = read
    this.dropped = dropped
  }

  /** Boots, loads the level, and reads what a state has loaded. */
  static async open(state: StreamState, disc: Wad | Promise<Wad> = writeDisc()): Promise<Session> {
    const session = new Session(await disc, state)
    await session.#load()
    await session.#restore(state)
    return session
  }

  get world(): StreamedWorld {
    const world = this.#manager?.solidWorld
    if (world === undefined) throw new Error('Unexpected session without a world')
    return world
  }

  /** What a link has to say. */
  get state(): StreamState {
    const { camera, frame, isTour, read, dropped, world, budget } = this
    const left = this.#read === undefined ? 0 : this.#read.due - frame
    const reading = world.reading > 0 ? { part: world.reading, left } : undefined
    return { camera, frame, isTour, pool: budget.capacity, loaded: this.#loaded, reading, read, dropped }
  }

  /** Moves the camera, and looks. */
  look(camera: CameraState): void {
    this.camera = camera
    const { world } = this
    this.#walk.planes = planesOf(camera)
    this.#manager?.level?.occluders?.activate(eyeOf(camera))
    this.#pass.find(world, world, this.#walk, true)
    const { drawList } = world.sight
    for (let i = drawList.count - 1; i >= 0; i--) fadeSector(drawList.at(i) as Sector, this.#now())
  }

  /** A frame: what was read arrives, one decision is made, and the camera looks. */
  async step(): Promise<void> {
    this.frame += 1
    if (this.#read !== undefined && this.#read.due <= this.frame) {
      this.#read.deliver()
      this.#read = undefined
      await this.world.pending
      this.read += 1
    }
    this.#decide()
    this.look(this.isTour ? tourAt(this.frame) : this.camera)
  }

  /** Parts in the order in which their room was reserved. */
  get #loaded(): readonly number[] {
    const held = this.budget.reservations().map(({ name }) => Number(/^Sectors(\d+)$/.exec(name)?.[1] ?? 0))
    return held.filter((part) => this.world.parts[part - 1]?.loaded)
  }

  #decide(): void {
    const { world } = this
    const [before, wasBusy] = [this.#loaded, world.reading > 0]
    const outcome = this.#streamer?.update([eyeOf(this.camera)], DRAW_DISTANCE) ?? 1
    const gone = before.find((part) => !world.parts[part - 1]?.loaded)
    if (gone !== undefined) this.dropped += 1
    const kind = wasBusy
      ? 'busy'
      : gone === undefined
        ? ({ 1: 'content', 2: 'asked', 3: 'refused' } as const)[outcome]
        : 'dropped'
    const metres = world.found === undefined ? undefined : Math.sqrt(world.foundDistance)
    const part = kind === 'dropped' ? gone : wasBusy ? world.reading : world.found?.part
    this.decision = { outcome, kind, part, metres, fellBack: world.fellBack }
  }

  #now(): number {
    return Math.floor((this.frame * 1000) / FRAMES_A_SECOND)
  }

  async #load(): Promise<void> {
    const platform = {
      now: () => this.#now(),
      readPart: (name: string, bytes: number) => this.#readPart(name, bytes),
      decodePart,
      placeAtomic() {},
      isAtomicInUse: () => false,
      destroyFrame() {},
      destroyAtomic() {},
      destroyDictionary() {},
    }
    const disc = this.#disc
    this.#manager = await createWorldManager<StreamedWorld, Level, SizedManifest>({
      budget: this.budget,
      files: disc,
      loader: {
        loadGlobalData: (name) => disc.read(name).then(() => {}),
        readManifest: async (world) => readWorldManifest(await disc.read(`${world}_sec.mem`)),
        loadWorld: (name, { parts }, room) =>
          new StreamedWorld({ name, sectors: sectorsOfCity(), parts }, { platform, room }),
        loadLevel: (name) => loadLevel(disc, name, opaquePlatform),
        releaseLevel: (level) => releaseLevel(level, { resetLightGlows() {}, clearCaptions() {} }),
      },
    })
    await this.#manager.loadLevel(LEVEL)
    this.#pass.occluders = this.#manager.level?.occluders
    this.#streamer = new PartStreamer(this.world)
  }

  /** Reads by hand what was loaded, as far as there is room, and looks. */
  async #restore({ loaded, reading, camera, frame }: StreamState): Promise<void> {
    const { world } = this
    const request = (part: number): boolean => {
      const sector = world.parts[part - 1]?.sectors[0]
      return sector !== undefined && requestPart(world, sector)
    }
    for (const part of loaded) if (request(part)) await world.pending
    resetFadeIns(world)
    this.#isInstant = false
    if (reading !== undefined && request(reading.part) && this.#read !== undefined) {
      this.#read = { ...(this.#read as Read), due: frame + reading.left }
    }
    this.look(camera)
  }

  #readPart(name: string, bytes: number): Promise<Uint8Array> {
    const file = Promise.resolve(this.#disc.open(name).read(0, bytes))
    if (this.#isInstant) return file
    return new Promise((resolve) => {
      const due = this.frame + Math.ceil(bytes / BYTES_A_FRAME)
      this.#read = { due, deliver: () => resolve(file) }
    })
  }
}

/** Every sector of a part has a house. */
function decodePart(bytes: Uint8Array): PartContents {
  const [count = 0, ...numbers] = new Uint32Array(bytes.slice().buffer)
  const house = (): PartContents['atomics'][number]['atomic'] => ({
    geometry: { flags: 0, materials: [{ colour: new Uint8Array([200, 180, 160, 255]) }] },
  })
  return { dictionary: bytes, atomics: numbers.slice(0, count).map((index) => ({ index, atomic: house() })) }
}
