import { expect, test } from 'vitest'
import { addBody, createBody, createBodyList, linkBody, removeBody } from '../../src/index.ts'

test('a body is live once, and only its own list lets go of it', () => {
  const [list, other] = [createBodyList(), createBodyList()]
  const [body, stranger] = [createBody({}), createBody({})]
  addBody(list, body)
  addBody(other, stranger)
  const invalid = expect.objectContaining({ code: 'Invalid' })
  expect(() => addBody(list, body)).toThrow(invalid)
  expect(() => addBody(other, body)).toThrow(invalid)
  expect(() => removeBody(list, stranger)).toThrow(invalid)
  expect(list.byIndex).toEqual([body])
  removeBody(list, body)
  expect(() => removeBody(list, body)).toThrow(invalid)
  expect(list.head).toBeUndefined()
  addBody(other, body)
  expect(body.index).toBe(1)
})

test('a body that cannot be linked gets no index', () => {
  const list = createBodyList()
  const body = createBody({})
  linkBody(list, body)
  expect(() => addBody(list, body)).toThrow(expect.objectContaining({ code: 'Invalid' }))
  expect(body.index).toBe(-1)
  expect(list.byIndex).toEqual([])
})
