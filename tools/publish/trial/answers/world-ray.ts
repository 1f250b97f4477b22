import { materialName } from '@coney/world-ray'

export const answers = {
  materialName: ({ id }: { id: number }): unknown => ({ name: materialName(id) }),
}
