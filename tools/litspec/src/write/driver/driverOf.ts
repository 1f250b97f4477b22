import type { Field, UnitModel } from '../../model/index.ts'
import { formatSignature } from '../../read/signatures/format.ts'
import { commentCode, commentText, property } from './escape.ts'
import type { Method } from './methodsOf.ts'
import { methodsOf } from './methodsOf.ts'
import { Names, pascalCase } from './names.ts'
import type { TypeNames, VectorType } from './types.ts'
import { fieldTexts, typeText, VECTOR_TYPES } from './types.ts'

/**
 * The TypeScript interface that the test driver of a unit implements: types only, nothing to run, nothing imported.
 *
 * The givens and the result of each method are interfaces of their own, so that a name that changed in the unit is an
 * error at that name in the driver.
 */
export function driverOf(unit: UnitModel): string {
  const file = new DriverFile(unit)
  for (const { name, type } of unit.types) {
    if (type.kind === 'record') file.addInterface(file.types.declared.get(name.value) as string, type.fields)
    else file.add(`export type ${file.types.declared.get(name.value)} = ${typeText(type, file.types)}`)
  }
  const members = methodsOf(unit).flatMap((method) => [...documentation(method), `  readonly ${file.member(method)}`])
  return file.text(members)
}

/** The blocks of one file and the names taken in it. */
class DriverFile {
  readonly types: TypeNames
  readonly #unit: UnitModel
  readonly #names = new Names()
  readonly #driver: string
  readonly #vectors = new Map<VectorType, string>()
  readonly #blocks: string[] = []

  constructor(unit: UnitModel) {
    this.#unit = unit
    const declared = new Map(unit.types.map(({ name }) => [name.value, this.#names.take(name.value)]))
    this.#driver = this.#names.take(`${pascalCase(unit.frontMatter.slug)}Driver`)
    this.types = { declared, vector: (type) => this.#vector(type) }
  }

  add(block: string): void {
    this.#blocks.push(block)
  }

  addInterface(name: string, fields: readonly Field[]): void {
    const lines = fieldTexts(fields, this.types).map((field) => `  ${field}\n`)
    this.add(`export interface ${name} {\n${lines.join('')}}`)
  }

  /** The type of a method; its givens and its named result become interfaces. */
  member({ signature }: Method): string {
    const { name, parameters, result } = signature
    const givens = parameters.length === 0 ? '' : `givens: ${this.#named(name.value, 'Givens', parameters)}`
    const answer =
      result.kind === 'none'
        ? 'void'
        : result.kind === 'plain'
          ? typeText(result.type, this.types)
          : this.#named(name.value, 'Result', result.fields)
    return `${property(name.value)}: (${givens}) => ${answer} | Promise<${answer}>`
  }

  text(members: readonly string[]): string {
    const { file, frontMatter } = this.#unit
    const vectors = [...this.#vectors]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([type, name]) => `export type ${name} = ${VECTOR_TYPES[type]}`)
    const driver = [
      `/** What the cases of ${commentCode(frontMatter.title)} call; a fresh driver is made for each case. */`,
      `export interface ${this.#driver} {`,
      ...members,
      '}',
    ].join('\n')
    const header = `// Written by \`litspec generate\` from ${commentText(file)}: change that file, not this one.`
    return `${[header, ...vectors, ...this.#blocks, driver].join('\n\n')}\n`
  }

  #named(method: string, role: 'Givens' | 'Result', fields: readonly Field[]): string {
    const name = this.#names.take(pascalCase(method) + role)
    this.addInterface(name, fields)
    return name
  }

  #vector(type: VectorType): string {
    const name = this.#vectors.get(type) ?? this.#names.take(type)
    this.#vectors.set(type, name)
    return name
  }
}

function documentation({ signature, claims }: Method): string[] {
  const checks = claims.map(
    ({ id, lead }) => `- ${commentCode(id)}${lead === undefined ? '' : `: ${commentText(lead)}`}`,
  )
  const lines = [commentCode(formatSignature(signature)), ...(checks.length > 0 ? ['', 'Checks:', ...checks] : [])]
  return ['  /**', ...lines.map((line) => `   * ${line}`.trimEnd()), '   */']
}
