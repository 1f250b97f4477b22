import { strictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { FileError } from '../file-error.ts'
import { command } from './command.ts'
import { LEVELS } from './files.ts'
import type { Model } from './model.ts'
import { codeOf, type Real } from './real.ts'

/** Begins a load, or sees it refused and nothing asked of the disc. */
async function begin(model: Model, real: Real, name: string, headerOnly: boolean): Promise<void> {
  if (model.load !== undefined) return refused(model, real, name, 'Busy')
  if (model.hasLevelPool()) return refused(model, real, name, 'AlreadyLoaded')
  model.outcome = undefined
  real.outcome = undefined
  model.begin(name, headerOnly)
  await real.begin(name, headerOnly)
}

async function refused(model: Model, real: Real, name: string, code: string): Promise<void> {
  model.see(`load: ${code}`)
  const { pending } = real.disc
  strictEqual(await real.manager.loadLevel(name).then(() => 'ok', codeOf), code)
  strictEqual(real.disc.pending, pending)
}

async function advance(model: Model, real: Real): Promise<void> {
  if (model.load === undefined) return
  model.advance()
  await real.advance()
}

async function advanceTimes(model: Model, real: Real, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await advance(model, real)
}

async function fail(model: Model, real: Real): Promise<void> {
  if (model.load === undefined) return
  model.fail('Truncated')
  await real.advance(new FileError('Truncated', 'a file'))
}

const level = fc.constantFrom('alpha', 'alpha', 'alpha', 'beta', ...LEVELS)
const headerOnly = fc.constantFrom(false, false, false, true)

/** Seven files are all that a load reads. */
const EVERY_FILE = 7
const someFiles = fc.oneof(fc.constant(EVERY_FILE), fc.integer({ min: 1, max: EVERY_FILE }))

export const loadCommands = [
  fc
    .tuple(level, headerOnly)
    .map(([name, headerOnly]) =>
      command(`begin ${name} ${headerOnly}`, (model, real) => begin(model, real, name, headerOnly)),
    ),
  fc.tuple(level, headerOnly, someFiles).map(([name, headerOnly, times]) =>
    command(`load ${name} ${headerOnly} ${times}`, async (model, real) => {
      await begin(model, real, name, headerOnly)
      await advanceTimes(model, real, times)
    }),
  ),
  someFiles.map((times) => command(`advance ${times}`, (model, real) => advanceTimes(model, real, times))),
  fc.constant(command('fail', fail)),
  fc.constant(
    command('call off', (model, real) => {
      if (model.load !== undefined) model.load.calledOff = true
      real.signal.aborted = true
    }),
  ),
] as const
