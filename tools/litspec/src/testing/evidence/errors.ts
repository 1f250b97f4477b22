import type { SerializedError, TestModule } from 'vitest/node'

/** Errors of a test file outside its tests: it did not load, or a hook of it failed. */
export function errorsOf(module: TestModule): readonly SerializedError[] {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
}

/** The first line of an error, the same on every machine. */
export function describeError({ name, message }: SerializedError, root: string): string {
  const [line = ''] = message.split('\n', 1)
  return `${name ?? 'Error'}: ${line.replaceAll(`${root}/`, '')}`.replace(ANSI, '')
}

/** Colours of a terminal. */
// oxlint-disable-next-line no-control-regex
const ANSI = /\u001b\[[\d;]*m/g
