import { Graph, layout } from '@dagrejs/dagre'

export interface Box {
  readonly id: string
  readonly width: number
  readonly needs: readonly string[]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a box stands: its top left corner. */
interface Place extends Point {
  readonly id: string
  readonly width: number
}

/** Boxes in rows, each above those it needs, and the lines between them as points. */
export interface MapLayout {
  readonly width: number
  readonly height: number
  readonly places: readonly Place[]
  readonly lines: readonly (readonly Point[])[]
}

/** Lays out a map so that few lines cross. All sizes are those of the drawing. */
export function layOut(boxes: readonly Box[], height: number): MapLayout {
  const graph = new Graph<{ width: number; height: number }, Point, { points: Point[] }>()
  graph.setGraph({ nodesep: 24, ranksep: 56, marginx: 1, marginy: 1 })
  for (const { id, width } of boxes) graph.setNode(id, { width, height })
  for (const { id, needs } of boxes) for (const need of needs) graph.setEdge(id, need, {})
  layout(graph)
  const places = boxes.map(({ id, width }) => {
    const { x, y } = graph.node(id)
    return { id, width, x: x - width / 2, y: y - height / 2 }
  })
  const lines = boxes.flatMap(({ id, needs }) => needs.map((need) => graph.edge(id, need).points))
  return { ...graph.graph(), places, lines }
}
