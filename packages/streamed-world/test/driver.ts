import type { StreamedWorldDriver } from '../../../generated/drivers/streamed-world.ts'
import type { StreamingDriver } from '../../../generated/drivers/streaming.ts'
import {
  boxDistance,
  fadeAlpha,
  FrustumWalk,
  modulateMaterialColour,
  setMaterialAlpha,
  StreamedWorld,
  type SectorMaterial,
} from '../src/index.ts'
import { passSteps } from './drive/passes.ts'
import { Scene } from './drive/scene.ts'
import { buildSteps, fadeSteps, lifeSteps, searchSteps } from './drive/worlds.ts'

type Materials = Pick<StreamedWorldDriver, 'setAlpha' | 'modulate'>
type Kernels = Pick<StreamingDriver, 'layOut' | 'distance' | 'alphaAt' | 'frustum'>

function materials(): Materials {
  return {
    setAlpha: ({ colours, alpha }) => {
      const given: SectorMaterial[] = colours.map((colour) => ({ colour: Uint8Array.from(colour) }))
      const again = given.map((material) => setMaterialAlpha(material, alpha) === material)
      return { colours: given.map(({ colour }) => [...colour]), again: again.every(Boolean) }
    },
    modulate: ({ flags }) => {
      const atomic = { geometry: { flags, materials: [] } }
      const again = modulateMaterialColour(atomic) === atomic
      return { flags: atomic.geometry.flags, again }
    },
  }
}

function kernels(): Kernels {
  return {
    layOut: ({ name, sectors, parts }) => {
      const scene = new Scene()
      const layout = { name, parts, sectors: sectors.map(({ inf, sup, ...rest }) => ({ box: { inf, sup }, ...rest })) }
      scene.add('S', [], [], false)
      const world = new StreamedWorld(layout, { platform: scene.get('S').platform, room: scene.room })
      return {
        table: world.table.map((sector) => world.sectors.indexOf(sector)),
        lists: world.parts.map((part) => part.sectors.map((sector) => world.sectors.indexOf(sector))),
      }
    },
    distance: ({ inf, sup, cameras }) => boxDistance({ inf, sup }, cameras),
    alphaAt: ({ elapsed }) => fadeAlpha(71_000, 70_000 + elapsed),
    frustum: ({ boxes, planes }) => {
      const scene = new Scene()
      const place = { index: -1, part: 0, origin: { x: 0, y: 0, z: 0 } }
      scene.add(
        'S',
        boxes.map((box) => ({ ...box, ...place })),
        [],
        false,
      )
      const { world } = scene.get('S')
      const met: number[] = []
      world.renderSector = (sector) => {
        met.push(world.sectors.indexOf(sector))
        return sector
      }
      new FrustumWalk(planes).walk(world)
      return met
    },
  }
}

export function createDriver(): StreamedWorldDriver & StreamingDriver {
  const scene = new Scene()
  return {
    ...materials(),
    ...kernels(),
    ...buildSteps(scene),
    ...passSteps(scene),
    ...searchSteps(scene),
    ...lifeSteps(scene),
    ...fadeSteps(scene),
  }
}
