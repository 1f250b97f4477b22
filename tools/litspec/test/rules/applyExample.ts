import { CONFIG_FILE } from '../../src/model/index.ts'
import type { Finding, Project } from '../../src/model/index.ts'
import { readConfig } from '../../src/read/index.ts'
import { examine } from '../../src/judge/index.ts'
import { demoProject } from '../demoProject.ts'
import { honestProject, isMade, surroundingsOf } from '../honestProject.ts'
import type { Page, Sample } from './page.ts'

/** The demo project as a run leaves it: everything generated, everything passed. */
export const sound: Project = honestProject(demoProject())

/** The demo project once the failing example of a page stands in it, by path. */
export function failingFiles(page: Page): ReadonlyMap<string, string> {
  const files = new Map(sound.files)
  const passes = [...page.passes]
  for (const sample of page.fails) {
    const partner = sample.isDeleted ? -1 : passes.findIndex(({ file }) => file === sample.file)
    const [passing] = partner < 0 ? [] : passes.splice(partner, 1)
    if (sample.isDeleted) files.delete(sample.file)
    else files.set(sample.file, changed(files.get(sample.file), passing, sample))
  }
  return files
}

/** What every stage finds in files to which the example of a page led. */
export function findingsIn(files: ReadonlyMap<string, string>, page: Page): readonly Finding[] {
  const { config, findings } = readConfig(CONFIG_FILE, files.get(CONFIG_FILE))
  return config === undefined ? findings : examineHonestly({ config, files }, page)
}

/** Files in which everything that has a fix is replaced by it, from the end of each text to its start. */
export function mended(files: ReadonlyMap<string, string>, findings: readonly Finding[]): ReadonlyMap<string, string> {
  const changes = new Map(files)
  for (const { place, fix } of [...findings].sort((a, b) => b.place.start.offset - a.place.start.offset)) {
    const text = changes.get(place.file)
    if (text === undefined || fix === undefined) continue
    changes.set(place.file, text.slice(0, place.start.offset) + fix + text.slice(place.end.offset))
  }
  return changes
}

function changed(text: string | undefined, passing: Sample | undefined, failing: Sample): string {
  if (passing === undefined) return `${failing.text}\n`
  return (text ?? '').split(passing.text).join(failing.text)
}

/** What is made from the other files is made anew, unless the example is about just that. */
function examineHonestly(project: Project, { title, fails }: Page): readonly Finding[] {
  const isAboutMade = title.startsWith('evidence/') || fails.some(({ file }) => isMade(file, project))
  const examined = isAboutMade ? project : honestProject(project)
  const { verdict } = examine(examined, surroundingsOf(examined))
  return verdict.findings
}

/** How often a text stands in a file of the sound project. */
export function occurrences({ file, text }: Sample): number {
  return (sound.files.get(file) ?? '').split(text).length - 1
}
