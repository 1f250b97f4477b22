import type { Reporter, SerializedError, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node'
import { PLUGIN } from '../plugin/litspec.ts'
import type { LitspecApi } from '../plugin/litspec.ts'
import { LoadedFiles } from '../plugin/loadedFiles.ts'
import type { Workspace } from '../plugin/workspace.ts'
import { assembleEvidence } from './assemble.ts'
import { gatherInputs, recordSurroundings } from './inputs.ts'
import { hearModules } from './testimony.ts'
import { isWholeRun } from './wholeRun.ts'
import { writeEvidence } from './writeEvidence.ts'

/**
 * The Vitest reporter that writes the evidence of every unit, `<package>/.evidence/<slug>.json`, at the end of a run.
 *
 * Only a run of all tests is evidence. One that was filtered or interrupted, and in watch mode one that a single
 * change set off, leaves what is there alone; the judge sees by the hashes whether that is still true.
 */
export class EvidenceReporter implements Reporter {
  #vitest: Vitest | undefined
  #workspaces: readonly Workspace[] = []
  #surroundings: LoadedFiles = new LoadedFiles()
  #specifications: readonly TestSpecification[] = []

  /** Vitest begins. */
  onInit(vitest: Vitest): void {
    this.#vitest = vitest
    this.#workspaces = workspacesOf(vitest)
    const [workspace] = this.#workspaces
    if (!workspace)
      throw new Error('Unexpected Vitest configuration without the plugin `litspec()`, expected it in `plugins`')
    this.#surroundings = recordSurroundings(vitest, workspace)
  }

  /** A run begins: from here on, what changes under it is noted. */
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#specifications = specifications
    for (const { loaded } of this.#workspaces) loaded.beginRun()
  }

  /** A run ends: the evidence of every unit is written, if all tests ran. */
  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const isWhole = reason !== 'interrupted' && (await isWholeRun(this.#vitest as Vitest, this.#specifications))
    if (isWhole) this.#write(modules, errors)
    for (const { loaded } of this.#workspaces) loaded.endRun()
  }

  #write(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const workspace = this.#workspaces[0] as Workspace
    const inputs = gatherInputs([this.#surroundings, ...this.#workspaces.map(({ loaded }) => loaded)], workspace)
    const testimonies = hearModules(modules, errors, workspace)
    const units = new Map(this.#workspaces.flatMap((one) => [...one.units]))
    for (const [path, evidence] of assembleEvidence({ units, testimonies, inputs })) {
      writeEvidence(workspace.root, path, evidence)
    }
  }
}

function workspacesOf({ projects }: Vitest): readonly Workspace[] {
  const plugins = projects.flatMap((project) => project.vite.config.plugins.filter((plugin) => plugin.name === PLUGIN))
  return [...new Set(plugins.flatMap((plugin) => (plugin.api as LitspecApi).workspace() ?? []))]
}
