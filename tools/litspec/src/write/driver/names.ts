import { isIdentifier } from './escape.ts'

/** Names that no type can have, and those of the language that the drivers lean on. */
const RESERVED = new Set(
  `any as async await bigint boolean break case catch class const continue debugger default delete do else enum export
  extends false finally for function if implements import in instanceof interface intrinsic let never new null number
  object package private Promise protected public readonly return static string super switch symbol this throw true try
  type typeof undefined unknown var void while with yield`.split(/\s+/),
)

/** Gives every type of one file a name of its own: the wanted one when it can be had, else one with `_` behind it. */
export class Names {
  readonly #taken = new Set(RESERVED)

  take(wanted: string): string {
    let name = isIdentifier(wanted) ? wanted : wanted.replace(/[^\w$]/g, '_').replace(/^(?=\d|$)/, '_')
    while (this.#taken.has(name)) name += '_'
    this.#taken.add(name)
    return name
  }
}

/** `physics-world` as `PhysicsWorld`, `rayBox` as `RayBox`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
