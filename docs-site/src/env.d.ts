/// <reference types="astro/client" />
import type { UnitPage } from './data/units.ts'

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Astro looks for it under this name.
  namespace App {
    interface Locals {
      /** The unit that the page is about, for the panel beside it. */
      unitPanel?: UnitPage
    }
  }
}
