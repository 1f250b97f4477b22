import type { StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareClassPlugin, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import type { Injector, PluginContext } from '@stryker-mutator/api/plugin'
import { CheckRunner } from './check-runner.ts'
import { IgnoreWording } from './ignore-wording.ts'

function createRunner(injector: Injector<PluginContext>): CheckRunner {
  const { checksOf } = injector.resolve(commonTokens.options) as StrykerOptions & { readonly checksOf: string }
  return new CheckRunner(checksOf)
}
createRunner.inject = tokens(commonTokens.injector)

/** What Stryker looks for in a plugin. */
export const strykerPlugins: readonly unknown[] = [
  declareFactoryPlugin(PluginKind.TestRunner, 'checks', createRunner),
  declareClassPlugin(PluginKind.Ignore, 'wording', IgnoreWording),
]

/** The option that it adds. */
export const strykerValidationSchema: object = { properties: { checksOf: { type: 'string' } } }
