/**
 * Whether an environment wants colours: NO_COLOR refuses them (https://no-color.org: any value that is not empty),
 * FORCE_COLOR asks for them, and else they are for terminals that have some.
 */
export function wantsColour(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const { NO_COLOR: refused, FORCE_COLOR: forced, TERM: terminal } = env
  if (refused) return false
  if (forced) return forced !== '0' && forced !== 'false'
  return isTerminal && terminal !== 'dumb'
}
