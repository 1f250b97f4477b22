/**
 * What the configuration must say. Without it nothing else can be looked at.
 *
 * @internal
 */
export const CONFIG_RULES = {
  'config/missing': 'There is a litspec.config.json.',
  'config/syntax': 'The configuration is JSON.',
  'config/key': 'The configuration has the keys of a closed set, each once.',
  'config/value': 'Every value of the configuration has the form its key asks for.',
} as const
