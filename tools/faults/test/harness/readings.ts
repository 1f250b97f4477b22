import { readUnit } from '@coney/litspec'
import type { Config, UnitReading } from '@coney/litspec'

interface Known {
  readonly text: string
  readonly configuration: string
  readonly reading: UnitReading
}

/** Remembers of each unit how it was read first, which is without a fault, and how it was read last. */
export class Readings {
  readonly #first = new Map<string, Known>()
  readonly #last = new Map<string, Known>()

  readonly read = (file: string, text: string, config: Config): UnitReading => {
    const configuration = JSON.stringify(config)
    const known = [this.#first.get(file), this.#last.get(file)].find(
      (one) => one?.text === text && one.configuration === configuration,
    )
    if (known !== undefined) return known.reading
    const reading = readUnit(file, text, config)
    const memories = this.#first.has(file) ? this.#last : this.#first
    memories.set(file, { text, configuration, reading })
    return reading
  }
}
