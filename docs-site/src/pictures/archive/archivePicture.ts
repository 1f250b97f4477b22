import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { bytesPicture } from '../bytes/bytesPicture.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { archiveOf } from './archive.ts'
import { drawArchive } from './drawArchive.ts'

/** An archive of which a case says where its files are. */
export function archivePicture(story: Story): Picture | undefined {
  const archive = archiveOf(story)
  if (archive === undefined) return undefined
  const { parts, bottom, words } = drawArchive(archive, 22)
  return picture({ name: story.id, title: story.title, description: words, height: bottom, parts })
}

/** The index and the archive of the unit: of the cases that are told byte by byte, the one with the most entries. */
export function indexAndArchive(fixture: Fixture): Picture | undefined {
  const stories = fixture.cases.map(readStory).filter(({ runs }) => runs[0]?.some(({ method }) => method === 'entries'))
  const counts = stories.map((story) => archiveOf(story)?.entries.length ?? 0)
  const story = stories[counts.indexOf(Math.max(1, ...counts))]
  return story && bytesPicture({ ...story, id: `${fixture.slug}-archive`, title: 'An index and its archive' })
}
