import type { Finding, UnitModel } from '../../model/index.ts'
import type { Document } from '../document/document.ts'

export interface TypesReading {
  readonly types: UnitModel['types']
  readonly findings: readonly Finding[]
}

/** Reads every `types` fence of a document. */
export function readTypes(_document: Document): TypesReading {
  return { types: [], findings: [] }
}
