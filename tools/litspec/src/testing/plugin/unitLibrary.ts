import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Config, Finding, UnitModel } from '../../model/index.ts'
import { normalise } from '../../read/document/normalise.ts'
import { linkUnits, readUnit } from '../../read/index.ts'
import type { UnitReading } from '../../read/index.ts'

/** Reads units as they are on the disk; a unit that did not change is read once. */
export class UnitLibrary {
  readonly #root: string
  readonly #config: Config
  readonly #readings = new Map<string, { readonly text: string; readonly reading: UnitReading }>()

  constructor(root: string, config: Config) {
    this.#root = root
    this.#config = config
  }

  /**
   * The unit in a file and every finding there, those included that only the other units bring to light. The text is
   * given normalised.
   */
  read(file: string, text: string): { readonly unit?: UnitModel; readonly findings: readonly Finding[] } {
    const { unit, findings } = this.#readText(file, text)
    if (!unit) return { findings }
    const others = this.#files()
      .filter((other) => other !== file)
      .map((other) => this.#readDisk(other))
    const units = [unit, ...others.flatMap((other) => other.unit ?? [])]
    const links = linkUnits(
      units.toSorted((left, right) => (left.file < right.file ? -1 : 1)),
      this.#config,
      [...findings, ...others.flatMap((other) => other.findings)],
    )
    return { unit, findings: [...findings, ...links.filter((finding) => finding.place.file === file)] }
  }

  #files(): string[] {
    return globSync(this.#config.units, { cwd: this.#root })
  }

  #readDisk(file: string): UnitReading {
    return this.#readText(file, normalise(readFileSync(join(this.#root, file), 'utf8')))
  }

  #readText(file: string, text: string): UnitReading {
    const known = this.#readings.get(file)
    if (known?.text === text) return known.reading
    const reading = readUnit(file, text, this.#config)
    this.#readings.set(file, { text, reading })
    return reading
  }
}
