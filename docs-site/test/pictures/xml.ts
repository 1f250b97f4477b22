/** A strict little reader of XML, which throws at whatever is not well-formed. It knows what pictures may contain. */

export interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Node[]
  /** Its own text and that of all children. */
  readonly text: string
}

const NAME = '[A-Za-z_][\\w.-]*'
const TOKEN = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|([^<]+)`, 'y')
const ATTRIBUTE = new RegExp(`(${NAME})="([^"<]*)"`, 'g')

interface Open {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}

export function parseXml(source: string): Node {
  const root: Open = { name: '', attributes: {}, children: [], text: '' }
  const stack = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const match = TOKEN.exec(source)
    if (match === null) throw new Error(`no XML at ${at}: ${source.slice(at, at + 60)}`)
    const [, closing, name = '', attributes = '', empty, text] = match
    const top = stack.at(-1)!
    if (text !== undefined) top.text += decode(text)
    else if (closing === '/') close(stack, name)
    else {
      stack.push({ name, attributes: readAttributes(attributes), children: [], text: '' })
      if (empty === '/') close(stack, name)
    }
  }
  if (stack.length !== 1 || root.children.length !== 1 || root.text !== '') throw new Error('not one element')
  return root.children[0]!
}

function close(stack: Open[], name: string): void {
  const node = stack.pop()
  const parent = stack.at(-1)
  if (node === undefined || parent === undefined || node.name !== name) throw new Error(`</${name}> closes nothing`)
  parent.children.push(node)
  if (stack.length > 1) parent.text += node.text
}

function readAttributes(source: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new Error(`${name} stands twice`)
    attributes[name] = decode(value)
  }
  return attributes
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function decode(text: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text) || /\p{Surrogate}/u.test(text)) {
    throw new Error('a character that XML cannot hold')
  }
  return text.replace(/&([^;&\s]*);?/g, (whole, name: string) => {
    const value = ENTITIES[name]
    if (value === undefined || !whole.endsWith(';')) throw new Error(`unknown entity ${whole}`)
    return value
  })
}

/** All nodes below a node that satisfy a condition, in document order. */
export function find(node: Node, wanted: (node: Node) => boolean): readonly Node[] {
  return node.children.flatMap((child) => [...(wanted(child) ? [child] : []), ...find(child, wanted)])
}

export function ofClass(node: Node, name: string): readonly Node[] {
  return find(node, ({ attributes }) => (attributes['class'] ?? '').split(' ').includes(name))
}

export function number(node: Node | undefined, attribute: string): number {
  const value = Number(node?.attributes[attribute])
  if (node === undefined || !Number.isFinite(value)) throw new Error(`no number in ${attribute}`)
  return value
}
