import type { Case, Claim, Finding, Place, UnitModel } from '../../src/model/index.ts'
import { normalise } from '../../src/read/document/normalise.ts'
import { linkUnits, readUnit } from '../../src/read/index.ts'
import type { UnitReading } from '../../src/read/index.ts'
import { combinationsOf } from '../../src/testing/runtime/loops.ts'
import { config } from '../demoProject.ts'
import { firstUnit, LIFT } from './firstUnit.ts'
import { rulesOf } from './refusal.ts'
import { spellCase } from './spellCase.ts'

/** The first unit of the page on the notation, in the hands of somebody who changes it. */
export class Page {
  #text = firstUnit()
  #reading: UnitReading | undefined

  /** Puts `to` in the place of `from`, which stands in the page exactly once. */
  change(from: string, to: string): void {
    const [before, after, third] = this.#text.split(from)
    if (before === undefined || after === undefined || third !== undefined) {
      throw new Error(`Unexpected text ${JSON.stringify(from)}, expected one that stands in the page once`)
    }
    this.#write(before + to + after)
  }

  append(text: string): void {
    this.#write(this.#text + text)
  }

  /** Saves the page as an editor on Windows may do. */
  saveOnWindows(): void {
    this.#write(`\uFEFF${this.#text.replaceAll('\n', '\r\n')}`)
  }

  #write(text: string): void {
    this.#text = text
    this.#reading = undefined
  }

  #read(): UnitReading {
    return (this.#reading ??= readUnit(LIFT, this.#text, config))
  }

  findings(): readonly Finding[] {
    const { unit, findings } = this.#read()
    return [...findings, ...(unit ? linkUnits([unit], config) : [])]
  }

  /** Every rule that is broken; what stands where the first finding is, and its fix. */
  refusal(): { rule: string | undefined; at: string | undefined; fix: string | undefined } {
    const findings = this.findings()
    const [first] = findings
    return { rule: rulesOf(findings), at: first && this.at(first.place), fix: first?.fix }
  }

  /** What stands at a place; places refer to the normalised text. */
  at({ start, end }: Place): string {
    return normalise(this.#text).slice(start.offset, end.offset)
  }

  unit(): UnitModel {
    const { unit } = this.#read()
    if (!unit) throw new Error('Unexpected page without front matter, expected a unit')
    return unit
  }

  claim(id: string): Claim {
    return find(this.unit().claims, id)
  }

  case(id: string): Case {
    return find(this.unit().cases, id)
  }

  reads(id: string): readonly string[] {
    return spellCase(this.case(id))
  }

  runs(id: string): number {
    return combinationsOf(this.case(id).loops).length
  }
}

function find<T extends { readonly id: string }>(known: readonly T[], id: string): T {
  const found = known.find((each) => each.id === id)
  if (!found) throw new Error(`Unexpected id ${id}, expected one of ${known.map((each) => each.id).join(', ')}`)
  return found
}
