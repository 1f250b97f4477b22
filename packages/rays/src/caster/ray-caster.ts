import type { BodyList } from '@coney/bodies'
import { EVERYONE, type CastFilter } from '../cast/cast-filter.ts'
import { rayCastBodies } from '../cast/ray-cast-bodies.ts'
import type { Contact } from '../ray/contact.ts'
import type { Ray } from '../ray/ray.ts'
import { createBodyGrid } from './body-grid.ts'
import { readBodies } from './read-bodies.ts'
import { beginSearch, createSearch } from './search.ts'
import { tryBody } from './try-body.ts'
import { walkStrips } from './walk-strips.ts'

/** So many walks of a list take about as long as sorting it. */
const SORTING_PAYS = 24

/**
 * Casts rays among the bodies of a list: the same answers as `rayCastBodies`, to the bit and in every tie, sooner.
 *
 * It sorts the bodies into strips and tries only those that a ray passes over. A change of the list is noticed at the
 * next cast. What changes a body without the list, its flags, type mask, owner, or a shape's flags, needs no notice;
 * where its shapes stand does: mark the body dirty and call `updateBody`.
 */
export class RayCaster<Owner = unknown> {
  /** The bodies that it casts among: the list that it was made for. */
  readonly list: BodyList<Owner>
  readonly #grid = createBodyGrid<Owner>()
  readonly #search = createSearch()
  /** The version of the list at the last cast, and how many casts there were at it. */
  #version = -1
  #casts = 0
  /** Whether sorting paid at the version before: a world that moves every frame is asked about as much every frame. */
  #paid = false

  /** Does no work: bodies are sorted when casts make it pay. */
  constructor(list: BodyList<Owner>) {
    this.list = list
  }

  /**
   * Casts a ray and answers whether it meets a body.
   *
   * A hit writes owner, shape, fraction and flags (0) of the contact; a miss writes nothing. Without a filter the ray
   * meets everyone who has the flag `RAYCAST_TARGET`. Nothing is allocated, but for the grid when the list outgrew it.
   */
  cast(ray: Ray, contact: Contact<Owner>, filter: CastFilter<Owner> = EVERYONE): boolean {
    const grid = this.#grid
    const search = this.#search
    if (!this.#isSorted() || !beginSearch(search, ray, filter, grid)) {
      return rayCastBodies(this.list, ray, contact, filter)
    }
    for (let i = 0; i < grid.everywhereCount; i++) tryBody(grid, search, grid.everywhere[i]!)
    for (let i = 0; i < grid.classCount; i++) walkStrips(grid, search, grid.classes[i]!)
    const { shape } = search
    if (shape === undefined) return false

    contact.owner = grid.bodies[search.place]!.owner
    contact.shape = shape
    contact.fraction = search.fraction
    contact.flags = 0
    return true
  }

  /**
   * Sorts the bodies now, if the list has changed.
   *
   * Casts do this by themselves: at the first one after a change if many followed the last change, else after some that
   * walk the list. Call it where you know that many follow.
   */
  refresh(): void {
    if (this.#grid.version === this.list.version) return
    readBodies(this.#grid, this.list)
  }

  #isSorted(): boolean {
    const { version } = this.list
    if (this.#version !== version) {
      this.#paid = this.#casts >= SORTING_PAYS
      this.#version = version
      this.#casts = 0
    }
    this.#casts++
    if (this.#grid.version !== version) {
      if (!this.#paid && this.#casts <= SORTING_PAYS) return false
      this.refresh()
    }
    return this.#grid.ordered
  }
}
