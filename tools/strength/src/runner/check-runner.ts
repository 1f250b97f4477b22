import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import type { InstrumenterContext } from '@stryker-mutator/api/core'
import { DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import type {
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
  TestRunner,
  TestRunnerCapabilities,
} from '@stryker-mutator/api/test-runner'
import { checksOf } from '../checks.ts'
import type { Check } from '../checks.ts'
import { Project } from '../project.ts'
import { Modules } from './modules.ts'
import { perform } from './perform.ts'

/**
 * The test runner of Stryker that performs the cases of the documents in process: no worker, and no second reading. A
 * mutant takes milliseconds where a run of Vitest takes half a second.
 */
export class CheckRunner implements TestRunner {
  readonly #context: InstrumenterContext
  readonly #checks: ReadonlyMap<string, Check>
  readonly #modules: Modules

  /** `folder` is that of the package whose claims are measured. */
  constructor(folder: string) {
    const project = new Project(process.cwd())
    const globals = globalThis as unknown as Record<string, InstrumenterContext | undefined>
    this.#context = globals[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {}
    this.#checks = checksOf(project, folder)
    this.#modules = new Modules(process.cwd(), project.entries)
  }

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true }
  }

  async dryRun(): Promise<DryRunResult> {
    const drivers = await this.#load(this.#checks.values())
    const tests: TestResult[] = []
    for (const [label, check] of this.#checks) {
      this.#context.currentTestId = label
      tests.push(await resultOf(label, check, drivers))
      delete this.#context.currentTestId
    }
    const mutantCoverage = this.#context.mutantCoverage ?? { static: {}, perTest: {} }
    return { status: DryRunStatus.Complete, tests, mutantCoverage }
  }

  async mutantRun({ testFilter = [], activeMutant, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const chosen = testFilter.map((label): [string, Check] => [label, this.#checks.get(label) as Check])
    delete this.#context.activeMutant
    const drivers = await this.#load(chosen.map(([, check]) => check))
    this.#context.activeMutant = activeMutant.id
    if (hitLimit !== undefined) this.#context.hitLimit = hitLimit
    const tests: TestResult[] = []
    for (const [label, check] of chosen) {
      // A mutant that is run too often throws: a check that ran into a loop without an end fails like any other.
      this.#context.hitCount = 0
      tests.push(await resultOf(label, check, drivers))
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests })
  }

  dispose(): Promise<void> {
    return this.#modules.close()
  }

  /** The drivers of some checks, loaded afresh, by path. */
  async #load(checks: Iterable<Check>): Promise<ReadonlyMap<string, unknown>> {
    await this.#modules.begin()
    const drivers = new Map<string, unknown>()
    for (const path of new Set([...checks].map(({ driver }) => driver))) {
      drivers.set(path, (await this.#modules.import(path))['createDriver'])
    }
    return drivers
  }
}

async function resultOf(label: string, check: Check, drivers: ReadonlyMap<string, unknown>): Promise<TestResult> {
  const start = performance.now()
  const failure = await perform(check, drivers.get(check.driver) as () => unknown)
  const test = { id: label, name: label, timeSpentMs: performance.now() - start }
  if (failure === undefined) return { ...test, status: TestStatus.Success }
  return { ...test, status: TestStatus.Failed, failureMessage: failure }
}
