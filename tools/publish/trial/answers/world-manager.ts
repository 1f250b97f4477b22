import { worldLevelPoolBytes } from '@coney/world-manager'

export const answers = {
  worldLevelPoolBytes: ({ size }: { size: number }): unknown => ({ bytes: worldLevelPoolBytes(size) }),
}
