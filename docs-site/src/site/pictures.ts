import type { Case, UnitModel } from '@coney/litspec'
import { pictureOfCase, picturesOfUnit } from '../pictures/index.ts'
import type { Fixture, Picture, UnitPicture } from '../pictures/index.ts'
import type { Specification } from '../specification/specification.ts'

/** What is drawn of a unit. */
export interface Pictures {
  /** The picture of a case, where there is one. */
  readonly ofCase: (one: Case) => Picture | undefined
  /** Pictures of the whole unit, each for a section. */
  readonly ofUnit: readonly UnitPicture[]
}

export function picturesFor({ frontMatter: { slug } }: UnitModel, { files }: Specification): Pictures {
  const fixture = JSON.parse(files.get(`generated/fixtures/${slug}.json`) ?? '') as Fixture
  return { ofCase: pictureOfCase, ofUnit: picturesOfUnit(fixture) }
}
