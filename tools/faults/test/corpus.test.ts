import { expect, test } from 'vitest'
import { RULES } from '@coney/litspec'
import { DEMANDED, LEAST } from './demanded.ts'
import { FAULTS } from './faults/index.ts'
import { REAL } from './faults/real.ts'

const themes = Object.entries({ ...FAULTS, real: REAL })
const names = themes.flatMap(([theme, faults]) => faults.map(({ name }) => `${theme} > ${name}`))
const faults = themes.flatMap(([, some]) => some)

test('there are many faults, and no two of one name', () => {
  const harmful = faults.filter(({ exitCode }) => exitCode !== 0)
  console.log(themes.map(([theme, some]) => `${some.length} ${theme}`).join(', '))
  expect(harmful.length).toBeGreaterThanOrEqual(60)
  expect(REAL.length).toBeGreaterThanOrEqual(10)
  expect([...new Set(names)]).toEqual(names)
})

test('everything that is demanded is there', () => {
  for (const [demand, wanted] of Object.entries(DEMANDED))
    expect(names, demand).toEqual(expect.arrayContaining([...wanted]))
})

test('no unit has fewer sabotages than are demanded', () => {
  for (const [theme, least] of Object.entries(LEAST)) {
    const harmful = (FAULTS[theme] ?? []).filter(({ exitCode }) => exitCode !== 0)
    expect(harmful.length, theme).toBeGreaterThanOrEqual(least)
  }
})

test('every rule catches a fault, and every exit code is seen', () => {
  const rules = new Set(faults.flatMap(({ expected }) => expected.map(({ rule }) => rule)))
  expect([...rules].sort()).toEqual(Object.keys(RULES).sort())
  expect(new Set(faults.map(({ exitCode }) => exitCode))).toEqual(new Set([0, 1, 2, 3]))
})

test('what is found is named, and what is not found is no fault', () => {
  for (const { name, expected, exitCode } of faults) expect(expected.length > 0, name).toBe(exitCode !== 0)
})
