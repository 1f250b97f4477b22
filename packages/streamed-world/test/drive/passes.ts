import type { StreamedWorldDriver } from '../../../../generated/drivers/streamed-world.ts'
import type { StreamingDriver } from '../../../../generated/drivers/streaming.ts'
import type { Scene } from './scene.ts'

type Steps = StreamedWorldDriver & StreamingDriver

type Passes = Pick<
  Steps,
  | 'see'
  | 'hide'
  | 'hideByPvs'
  | 'turnPvs'
  | 'walk'
  | 'fail'
  | 'reset'
  | 'viewPoint'
  | 'marks'
  | 'drawn'
  | 'counted'
  | 'walks'
  | 'answers'
  | 'pvsAsked'
  | 'wallsAsked'
  | 'boxAsked'
>

/** What is visible. */
export function passSteps(scene: Scene): Passes {
  return {
    see: ({ world, seen, first }) => scene.see(world, first, (walked) => seen.forEach((at) => scene.meet(walked, at))),
    hide: ({ world, at }) => scene.hide(scene.get(world).world.sectors[at]!.box),
    hideByPvs: ({ world: name, at }) => {
      const { world, hiddenByPvs } = scene.get(name)
      hiddenByPvs.add(world.sectors[at]!)
    },
    turnPvs: ({ on }) => {
      scene.sight.pvs = on
    },
    walk: ({ world: name, seen }) => {
      const { world } = scene.get(name)
      scene.last = world
      seen.forEach((at) => scene.meet(world, at))
    },
    fail: ({ world }) =>
      scene.see(world, true, ({ pvs }) => {
        if (pvs === undefined || scene.walks === 2) throw Object.assign(new Error('broken'), { code: 'Broken' })
      }),
    reset: ({ world }) => scene.get(world).world.resetVisibility(),
    viewPoint: ({ world }) => scene.get(world).viewPoint,
    marks: ({ world }) => {
      const { visible } = scene.get(world).world
      const indices = Array.from({ length: visible.words.length * 32 }, (_, index) => index)
      return indices.filter((index) => Math.floor(visible.words[Math.floor(index / 32)]! / 2 ** (index % 32)) % 2 === 1)
    },
    drawn: () => scene.drawn(),
    counted: () => scene.sight.counted,
    walks: () => scene.walks,
    answers: () => scene.answers,
    pvsAsked: () => scene.places(scene.pvsAsked),
    wallsAsked: () => scene.boxesAsked.map((box) => scene.last!.sectors.findIndex((sector) => sector.box === box)),
    boxAsked: () => scene.boxesAsked.at(-1)!,
  }
}
