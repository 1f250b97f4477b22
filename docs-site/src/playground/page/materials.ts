import { LineBasicMaterial, MeshBasicMaterial, MeshStandardMaterial } from 'three'
import type { MaterialParameters } from 'three'

interface Look extends Pick<MaterialParameters, 'depthTest' | 'depthWrite' | 'opacity' | 'side' | 'transparent'> {
  readonly color: string
  readonly wireframe?: boolean
}

const KINDS = {
  flat: (look: Look) => new MeshBasicMaterial(look),
  solid: (look: Look) => new MeshStandardMaterial({ roughness: 0.8, ...look }),
  line: (look: Look) => new LineBasicMaterial(look),
}

const made = new Map<string, MeshBasicMaterial | MeshStandardMaterial | LineBasicMaterial>()

/** A material that looks so. There is one for each look: whoever throws them away has their programs compiled anew. */
export function material(
  kind: keyof typeof KINDS,
  look: Look,
): MeshBasicMaterial | MeshStandardMaterial | LineBasicMaterial {
  const key = JSON.stringify([kind, look])
  const known = made.get(key) ?? KINDS[kind](look)
  made.set(key, known)
  return known
}
