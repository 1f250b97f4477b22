/**
 * Pictures of the specification, as SVG text that is made from nothing but what its cases, constants and records say.
 *
 * `pictureOfCase` draws one case, `picturesOfUnit` what belongs to a unit as a whole. Both are pure: the same numbers give
 * the same text, to the last character. Put the text into a page as it is. It brings its own size, takes the colour of
 * the text around it, and reads the variables of `pictures.css` where that is loaded. A case has one picture, and its ids
 * come from the case, so each should stand on a page once.
 */
export { pictureOfCase } from './pictureOfCase.ts'
export { picturesOfUnit } from './picturesOfUnit.ts'
export type { UnitPicture } from './picturesOfUnit.ts'
export type { Picture } from './svg/picture.ts'
export type { Fixture, FixtureCase } from './case/fixture.ts'
