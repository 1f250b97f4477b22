import { basename } from 'node:path'
import { parseArgs } from 'node:util'

/** Tells how the command is called. */
export const HELP = `usage: npm run strength [-- <package> …]

Measures how well the cases of each claim would notice a change of the code, and writes packages/<package>/strength.json.

It makes small changes in a copy of the package's sources, one at a time (a comparison turned, a sign, a condition, a
statement left out: a mutant), and performs on each the cases of the specification that run the changed code. A mutant is
killed by a claim when a case that checks the claim fails. Packing reads the file into claims.json. A page in
.reports/mutants shows every mutant with the cases that run it and those that kill it.

What counts nowhere: ordinary tests that speak for a claim, for a property with thousands of examples would take days;
changes of what runs only while a module is loaded; and changes after which a case never ends.

  <package>    math, rays, …: without any, all of them

A package takes from half a minute to five minutes on one core, and world-ray, whose cases have huge meshes, half an hour or
more. Where sources or cases have changed since, claims.json says null until this has run again.

It answers 0 when the files are written, 1 when a case fails without any change, and 2 when it is called in a wrong way.`

/** Reads the words of the command line: the packages that they name, `help`, or what is wrong with them. */
export function parseArguments(words: readonly string[]): readonly string[] | 'help' | Error {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    return values.help === true ? 'help' : positionals
  } catch (error) {
    return error as Error
  }
}

/** The folders of the packages with these names, or all when there is no name. */
export function choose(names: readonly string[], folders: readonly string[]): readonly string[] | Error {
  const known = folders.map((folder) => basename(folder))
  const unknown = names.find((name) => !known.includes(name) && !folders.includes(name))
  if (unknown !== undefined) return new Error(`Unexpected package \`${unknown}\`, expected ${known.join(', ')}.`)
  if (names.length === 0) return folders
  return folders.filter((folder) => names.includes(folder) || names.includes(basename(folder)))
}
