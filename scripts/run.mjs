#!/usr/bin/env node
/**
 * The one door for a newcomer: installs what the lockfile says when it is not installed yet, then runs a task.
 * Needs Node and npm only.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A step that fails stops no other: whoever breaks a case or forgets to format still gets a verdict. */
const TURBO = ['turbo', 'run', '--continue=always', '--log-prefix=none', '--log-order=grouped']

const TASKS = {
  gate: [...TURBO, 'step:judge', 'step:lint', 'step:publishable', 'step:check-reports'],
  test: [...TURBO, 'step:test'],
  'test:some': [...TURBO, 'step:test-some', '--'],
  'test:slow': [...TURBO, 'step:test-slow'],
  reports: [...TURBO, 'step:reports'],
  'release:try': [...TURBO, 'step:try-release'],
  site: [...TURBO, 'build', '--filter=@coney/docs-site'],
  'site:test': [...TURBO, 'step:site-test', '--'],
  bench: ['node', 'tools/bench/bench.mjs'],
  strength: ['node', 'tools/strength/strength.mjs'],
  format: ['oxfmt'],
  watch: ['vitest', 'watch', '--project', 'units', '--project', 'packages'],
}

const HELP = `usage: npm run gate | npm test | npm run <task>

  gate         install, generate, check, compile, test, judge every claim, and look at what is published: the main job
  test         install and run every test, the fault corpus too; units and packages that already ran as they are now
               are not run again. With words only the tests they name: npm test -- rays
  test:slow    sabotage the units on physics, levels and worlds, and time litspec: minutes, and every night
  watch        run units and packages again whenever a file is saved
  reports      write the reports of public interfaces, and into READMEs what packages keep
  release:try  pack every package and try it in new projects of four kinds: a release that publishes nothing
  site         build the site into docs-site/dist, with the verdict of this moment
  site:test    build the site and look at it with a browser
  bench        measure the packages beside other engines; --help tells more
  strength     measure how well the cases of each claim notice a change of the code; --help tells more
  format       format the code

Extra words go to the task: npm run watch -- rays`

/** Nothing here asks the network for news. */
const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  NO_UPDATE_NOTIFIER: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
}

process.exitCode = main(process.argv.slice(2))

function main([task, ...rest]) {
  if (task === undefined || task === '--help' || task === '-h') return print(HELP, 0)
  const command = TASKS[task === 'test' && rest.length > 0 ? 'test:some' : task]
  if (command === undefined) {
    return print(`Unexpected task \`${task}\`, expected one of ${Object.keys(TASKS).join(', ')}.\n\n${HELP}`, 2)
  }
  return install() || run(command[0], [...command.slice(1), ...rest])
}

/** Installs when what is installed is not what the lockfile says. */
function install() {
  const installed = join(root, 'node_modules/.pnpm/lock.yaml')
  const wanted = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return 0
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(`Installing with ${packageManager} …`)
  return run('npx', ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'])
}

/** turbo spawns pnpm by name, so the folder of binaries stands on PATH as an absolute path. */
function run(command, args) {
  const PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH
  const env = { ...process.env, PATH, ...QUIET }
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (result.error) return print(`Could not run ${command}: ${result.error.message}. Is it installed?`, 2)
  return result.status ?? 1
}

function print(text, code) {
  console.log(text)
  return code
}
