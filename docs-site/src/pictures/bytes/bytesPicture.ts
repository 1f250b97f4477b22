import type { Step, Story } from '../case/story.ts'
import { WIDTH } from '../svg/ink.ts'
import { paragraph } from '../svg/letters.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { archiveOf } from '../archive/archive.ts'
import { drawArchive } from '../archive/drawArchive.ts'
import { bytesOf } from './bytes.ts'
import { drawDump } from './dump.ts'
import { archiveIndex, container, manifest, type Format, type Group } from './format.ts'

/** A call that takes or gives bytes of a format. */
interface Reading {
  readonly method: string
  readonly format: Format
  readonly bytes: (step: Step) => readonly number[] | undefined
}

const READINGS: readonly Reading[] = [
  { method: 'readManifest', format: manifest, bytes: ({ givens }) => bytesOf(givens['bytes']) },
  { method: 'refused', format: manifest, bytes: ({ givens }) => bytesOf(givens['bytes']) },
  { method: 'writeManifest', format: manifest, bytes: ({ expected }) => bytesOf(expected['bytes']) },
  { method: 'bytesOf', format: container, bytes: ({ givens }) => bytesOf(givens['bytes']) },
  { method: 'writeChunks', format: container, bytes: ({ expected }) => bytesOf(expected['']) },
  { method: 'index', format: archiveIndex, bytes: ({ givens }) => bytesOf(givens['bytes']) },
  { method: 'openDisc', format: archiveIndex, bytes: ({ givens }) => bytesOf(givens['index']) },
  { method: 'writeIndex', format: archiveIndex, bytes: ({ expected }) => bytesOf(expected['']) },
  { method: 'writeArchive', format: archiveIndex, bytes: ({ expected }) => bytesOf(expected['']) },
]

/** More bytes than this are not for reading. */
const MOST = 160

/** The bytes of a case with what they mean, and where there is an archive to it, that as well. */
export function bytesPicture(story: Story): Picture | undefined {
  const found = readingOf(story)
  if (found === undefined) return undefined
  const { bytes, groups, fault, step } = found
  const archive = archiveOf(story, step)
  const dump = drawDump(bytes, groups, 4)
  const below = archive === undefined ? undefined : drawArchive(archive, dump.bottom + 22)
  const bottom = below?.bottom ?? dump.bottom
  const sentence = `${bytes.length} bytes${fault === undefined ? '.' : `: ${fault}.`}`
  const closing = paragraph(WIDTH / 2, bottom + 14, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `${sentence} ${groups.map(({ at, words }) => `At ${at}: ${words}.`).join(' ')}${below === undefined ? '' : ` ${below.words}`}`,
    height: bottom + closing.height + 6,
    parts: [...dump.parts, ...(below?.parts ?? []), ...closing.parts],
  })
}

interface Found {
  readonly bytes: readonly number[]
  readonly groups: readonly Group[]
  readonly fault: string | undefined
  readonly step: Step
}

/** The call of the first run that has bytes: one that fails, if there is one. */
function readingOf({ runs }: Story): Found | undefined {
  const run = runs[0] ?? []
  const fault = run.find(({ method }) => method === 'loadChunks')?.throws
  const found = run.flatMap((step): readonly Found[] => {
    const reading = READINGS.find(({ method }) => method === step.method)
    const bytes = reading?.bytes(step)
    if (reading === undefined || bytes === undefined || bytes.length > MOST) return []
    return [{ bytes, groups: reading.format(bytes), fault: step.throws ?? fault, step }]
  })
  return found.find((one) => one.fault !== undefined) ?? found[0]
}
