import { hexOf, short } from '../numbers.ts'
import { claimLink } from '../page/claims.ts'
import { copied, make } from '../page/dom.ts'
import type { Outcome, Row } from './cast.ts'
import { isSame } from './same.ts'
import type { Scene } from './scene.ts'

/** A row for each shape, in the order in which the cast tries them. */
export function tableRows(
  { mode }: Scene,
  { rows, original, truth }: Outcome,
  selected: string,
): readonly HTMLTableRowElement[] {
  const nearest = mode === 'truth' ? truth : original
  return rows.map((row) => {
    const classes = [row.isAsked ? 'asked-row' : 'left-out', nearest?.row.key === row.key ? 'wins' : '']
    const { list, answer } = mode === 'truth' ? row.truth : row.original
    const tr = make(
      'tr',
      { class: classes.join(' ').trim(), 'data-key': row.key },
      nameCell(row, selected),
      make('td', { 'data-list': JSON.stringify(list) }, list.length === 0 ? 'nothing' : list.map(shortOne).join(', ')),
      answerCell(row, mode, answer),
      make('td', {}, claimLink(row.claim)),
    )
    return tr
  })
}

function nameCell({ key, body, shape }: Row, selected: string): HTMLTableCellElement {
  const about = shape.name === body.owner || shape.name === shape.kind ? shape.kind : `${shape.name}, a ${shape.kind}`
  const isPicked = key === selected
  const button = make('button', { type: 'button', class: 'pick', 'data-pick': key, 'aria-pressed': String(isPicked) })
  button.append(body.owner)
  return make('td', {}, button, make('small', {}, key.includes('bone') ? `${about}, on a bone` : about))
}

function answerCell(row: Row, mode: Scene['mode'], answer: number | undefined): HTMLTableCellElement {
  const cell = make('td', { 'data-answer': JSON.stringify(answer ?? null) })
  cell.append(answer === undefined ? 'no hit' : copied(shortOne(answer), answer))
  if (!row.isAsked) cell.append(make('small', {}, 'not asked'))
  const other = mode === 'truth' ? row.original.answer : row.truth.answer
  if (row.isAsked && !isSame(answer, other)) {
    const whose = mode === 'truth' ? 'the original' : 'geometry'
    cell.append(make('small', { class: 'quirk' }, `${whose}: ${other === undefined ? 'no hit' : shortOne(other)}`))
  }
  return cell
}

function shortOne(value: number): string {
  return short(value, 5)
}

/** What stands in the contact after the cast, and what of it the cast has written. */
export function contactRows({ written, original }: Outcome): readonly HTMLTableRowElement[] {
  return Object.entries(written).map(([name, value]) => {
    const isWritten = original !== undefined && WRITTEN.includes(name)
    const text = Array.isArray(value) ? `(${value.join(', ')})` : name === 'flags' ? hexOf(value) : String(value)
    return make(
      'tr',
      { class: isWritten ? 'wins' : undefined },
      make('td', {}, name),
      make('td', {}, text),
      make('td', {}, isWritten ? 'written' : 'left'),
    )
  })
}

/** The fields of a contact that a hit writes. */
const WRITTEN: readonly string[] = ['owner', 'shape', 'fraction', 'flags']
