import { Graph, layout } from '@dagrejs/dagre'

export interface Box {
  readonly id: string
  readonly needs: readonly string[]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a box stands: its top left corner. */
interface Place extends Point {
  readonly id: string
}

/** Boxes in rows, each above those it needs, and the lines between them as points. */
export interface MapLayout {
  readonly width: number
  readonly height: number
  readonly places: readonly Place[]
  readonly lines: readonly (readonly Point[])[]
}

/** Lays out a map so that few lines cross. All sizes are those of the drawing. */
export function layOut(boxes: readonly Box[], size: { readonly width: number; readonly height: number }): MapLayout {
  const graph = new Graph<{ width: number; height: number }, Point, { points: Point[] }>()
  graph.setGraph({ nodesep: 24, ranksep: 56, marginx: 1, marginy: 1 })
  for (const { id } of boxes) graph.setNode(id, { ...size })
  for (const { id, needs } of boxes) for (const need of needs) graph.setEdge(id, need, {})
  layout(graph)
  const places = boxes.map(({ id }) => {
    const { x, y } = graph.node(id)
    return { id, x: x - size.width / 2, y: y - size.height / 2 }
  })
  const lines = boxes.flatMap(({ id, needs }) => needs.map((need) => graph.edge(id, need).points))
  const { width, height } = graph.graph()
  return { width, height, places, lines }
}
