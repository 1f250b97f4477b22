import type { Value } from '../../../model/index.ts'
import { formatValue } from '../../../read/values/format.ts'
import type { Observed } from './observed.ts'
import { ulpsBetween } from './ulps.ts'

/** A value in the spelling of the notation; what is no value in words of JavaScript. */
export function show(value: Observed): string {
  return formatValue(spellable(value))
}

/** The same with the bits of a float behind it. */
export function showExactly(value: Observed): string {
  if (value.kind !== 'float') return show(value)
  const isDouble = value.width === 32 && !Number.isNaN(value.value) && Math.fround(value.value) !== value.value
  return isDouble
    ? `${formatValue({ ...value, width: 64, exact: true })}, which is no float32`
    : formatValue({ ...value, exact: true })
}

/** `off by 0.1, 1677722 ulps`, of two finite floats. */
export function showDistance(expected: Observed, actual: Observed): string | undefined {
  if (expected.kind !== 'float' || actual.kind !== 'float') return undefined
  if (!Number.isFinite(expected.value) || !Number.isFinite(actual.value)) return undefined
  const distance = Number(Math.abs(expected.value - actual.value).toPrecision(6))
  const ulps = ulpsBetween(expected.value, actual.value, expected.width)
  return `off by ${distance}, ${ulps} ${ulps === 1n ? 'ulp' : 'ulps'}`
}

/** What is no value stands as a name among the values. */
function spellable(value: Observed): Value {
  switch (value.kind) {
    case 'misfit':
      return { kind: 'symbol', value: value.given }
    case 'vector':
      return { kind: 'vector', components: value.components.map(spellable) }
    case 'matrix':
      return { kind: 'matrix', rows: value.rows.map(spellable) }
    case 'list':
      return { kind: 'list', items: value.items.map(spellable) }
    case 'record':
      return {
        kind: 'record',
        fields: Object.fromEntries(Object.entries(value.fields).map(([name, part]) => [name, spellable(part)])),
      }
    default:
      return value
  }
}
