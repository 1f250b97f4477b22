import type { PoolBudget } from '@coney/world-manager'
import { copied, make } from '../page/dom.ts'

/** Bytes with their thousands apart. */
export function bytesText(bytes: number): string {
  return bytes.toLocaleString('en')
}

/** The pool as a bar: a stretch for whatever is held, and the rest is free. */
export function budgetBar(budget: PoolBudget): readonly HTMLElement[] {
  return budget.reservations().map(({ name, bytes }) => {
    const kind = name.startsWith('Sectors') ? 'part' : 'fixed'
    const title = `${nameOf(name)}: ${bytesText(bytes)} bytes`
    return make('span', { class: kind, style: `width: ${(100 * bytes) / budget.capacity}%`, title })
  })
}

export function budgetRows(budget: PoolBudget): readonly HTMLTableRowElement[] {
  return budget
    .reservations()
    .map(({ name, bytes }) =>
      make('tr', {}, make('td', {}, nameOf(name)), make('td', {}, copied(bytesText(bytes), bytes))),
    )
}

function nameOf(name: string): string {
  const part = /^Sectors(\d+)$/.exec(name)?.[1]
  return part === undefined ? name : `Part ${part}`
}
