import { compile } from '@coney/trials'
import { beforeAll, expect, test } from 'vitest'
import { CEILINGS, inspectKernel, type Kernel, type Sabotage } from './guard/guard.ts'

beforeAll(() => {
  compile(new URL('../../trials', import.meta.url))
  compile(new URL('..', import.meta.url))
})

test.each(Object.keys(CEILINGS) as Kernel[])('%s is as fast as it was and allocates nothing', (kernel) => {
  expect(inspectKernel(kernel)).toEqual([])
})

const SABOTAGES: readonly (readonly [what: string, Kernel, Sabotage, problem: string])[] = [
  [
    'a box that is tested twice',
    'box',
    {
      file: 'rays/dist/shapes/ray-box.js',
      from: 'export function rayBox(ray, box, contact) {',
      to: `export function rayBox(ray, box, contact) {
        once(ray, box, contact)
        return once(ray, box, contact)
      }
      function once(ray, box, contact) {`,
    },
    'slow',
  ],
  [
    'a mesh that is cast at twice',
    'mesh',
    {
      file: 'world-ray/dist/cast/world-ray-cast.js',
      from: 'export function worldRayCast(level, ray, result, exclude, mask = 0) {',
      to: `export function worldRayCast(level, ray, result, exclude, mask = 0) {
        once(level, ray, result, exclude, mask)
        return once(level, ray, result, exclude, mask)
      }
      function once(level, ray, result, exclude, mask) {`,
    },
    'slow',
  ],
  [
    'a box kernel that makes a vector',
    'box',
    {
      file: 'rays/dist/kernels/filter-box.js',
      from: 'const { start, move } = segment',
      to: 'const { start, move } = (globalThis.kept = { ...segment })',
    },
    'allocates',
  ],
  [
    'a capsule kernel that makes a list',
    'capsule',
    {
      file: 'rays/dist/kernels/segment-capsule.js',
      from: 'const { fractions } = hits',
      to: 'const { fractions } = (globalThis.kept = [hits])[0]',
    },
    'allocates',
  ],
]

test.each(SABOTAGES)('%s is caught', (_, kernel, sabotage, problem) => {
  expect(inspectKernel(kernel, sabotage)).toContain(problem)
})
