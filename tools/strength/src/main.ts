import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { STRENGTH_FILE, strengthSources, strengthText } from '@coney/litspec'
import { choose, HELP, parseArguments } from './arguments.ts'
import { checksOf } from './checks.ts'
import { measure, pictureOf } from './measure.ts'
import { Project } from './project.ts'
import { summary } from './summary.ts'
import { tally } from './tally.ts'

process.exitCode = await main(process.argv.slice(2))

async function main(words: readonly string[]): Promise<number> {
  const asked = parseArguments(words)
  if (asked === 'help') return say(HELP, 0)
  if (asked instanceof Error) return say(`${asked.message}\n\n${HELP}`, 2)
  const project = new Project(process.cwd())
  const folders = choose(asked, project.folders)
  if (folders instanceof Error) return say(`${folders.message}\n\n${HELP}`, 2)
  for (const [index, folder] of folders.entries()) {
    console.log(`\n[${index + 1}/${folders.length}] ${folder}`)
    try {
      await write(project, folder)
    } catch (error) {
      return say(`${folder}: ${(error as Error).message}`, 1)
    }
  }
  return 0
}

async function write(project: Project, folder: string): Promise<void> {
  const sources = createHash('sha256')
    .update(strengthSources(project, project.units, folder))
    .digest('hex')
  const found = tally(checksOf(project, folder).keys(), await measure(folder))
  writeFileSync(`${folder}/${STRENGTH_FILE}`, strengthText({ sources, ...found }))
  console.log(`${summary(found)}\nEvery mutant: ${pictureOf(folder)}`)
}

function say(text: string, code: number): number {
  console.log(text)
  return code
}
