/** What of Stryker's path to a node of the code is looked at. */
interface Path {
  readonly node: {
    readonly type: string
    readonly value?: unknown
    readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
  }
}

/** How every message of this repository begins. */
const MESSAGE = 'Unexpected '

/** Leaves the wording of messages alone: no claim is about it. Codes of errors are no messages. */
export class IgnoreWording {
  shouldIgnore({ node }: Path): string | undefined {
    const text = node.type === 'TemplateLiteral' ? node.quasis?.[0]?.value.raw : node.value
    return typeof text === 'string' && text.startsWith(MESSAGE)
      ? 'No claim is about the wording of a message.'
      : undefined
  }
}
