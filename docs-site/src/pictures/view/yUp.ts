import type { Camera } from './camera.ts'

/** Two looks in axes where y is up, as the renderer has them: z comes towards the reader from above. */
export const SIDE: Camera = { name: 'side', title: 'from the side', right: 0, up: 1, upSign: 1 }
export const ABOVE: Camera = { name: 'above', title: 'from above', right: 0, up: 2, upSign: -1 }
