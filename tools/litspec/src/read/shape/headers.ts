import type { FixedSection } from '../pass.ts'

/** The columns of every table that is read outside the cases. */
export const HEADERS: Readonly<
  Record<'functions' | 'ownFunctions' | 'constants' | 'fields' | 'pools', readonly string[]>
> = {
  functions: ['Address', 'Name', 'Size', 'File'],
  ownFunctions: ['Name', 'File'],
  constants: ['Name', 'Value', 'Bits', 'Meaning'],
  fields: ['Offset', 'Type', 'Field', 'Meaning'],
  pools: ['Offset', 'Count × stride', 'Element', 'Meaning'],
}

/** Where a table with columns that nothing else would have belongs. */
export const HOMES: readonly (readonly [columns: readonly string[], section: FixedSection])[] = [
  [HEADERS.functions, 'Functions'],
  [HEADERS.constants, 'Constants'],
  [HEADERS.fields, 'Records'],
  [HEADERS.pools, 'Records'],
]
