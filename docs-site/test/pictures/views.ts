import { expect } from 'vitest'
import { axisOf, type Axis } from './axis.ts'
import { number, ofClass, type Node } from './xml.ts'

const AXES = ['x', 'y', 'z']
/** Units of the picture: coordinates have two decimals, numbers of an axis as well. */
export const CLOSE = 0.06

export interface View {
  readonly columns: Axis
  readonly rows: Axis
  readonly shapes: readonly Node[]
  readonly ray: Node
}

/** The views of a picture, read from left to right like a person does: paper with numbers, shapes, and the ray. */
export function viewsOf(root: Node): readonly View[] {
  const papers = ofClass(root, 'paper')
  const drawn = ofClass(root, 'ray')
  return papers.map((paper, index) => {
    const [first, second] = ofClass(paper, 'ticks')
    const from = root.children.indexOf(paper)
    const to = root.children.indexOf(drawn[index]!)
    return {
      columns: axisOf(first!, true),
      rows: axisOf(second!, false, 4),
      shapes: root.children.slice(from, to).filter(({ attributes }) => attributes['class']?.startsWith('shape')),
      ray: drawn[index]!,
    }
  })
}

export function placeIn({ columns, rows }: View, point: readonly number[]): readonly [number, number] {
  return [columns.at(point[AXES.indexOf(columns.name)]!), rows.at(point[AXES.indexOf(rows.name)]!)]
}

export function expectAt(node: Node | undefined, [x, y]: readonly [number, number], [cx, cy] = ['cx', 'cy']): void {
  expect(Math.abs(number(node, cx!) - x)).toBeLessThan(CLOSE)
  expect(Math.abs(number(node, cy!) - y)).toBeLessThan(CLOSE)
}
