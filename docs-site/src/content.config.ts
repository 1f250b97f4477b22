import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection, z } from 'astro:content'
import { apiLoader } from './loaders/api.ts'
import { articleLoader } from './loaders/articles.ts'
import { claimLoader } from './loaders/claims.ts'
import { homeLoader } from './loaders/home.ts'
import { mapLoader } from './loaders/map.ts'
import { playLoader } from './loaders/plays.ts'
import { ruleLoader } from './loaders/rules.ts'
import { sourceLoader } from './loaders/sources.ts'
import { galleryLoader, unitLoader } from './loaders/units.ts'

const title = z.string()
const counts = z.record(z.number())

/** Every page is made from a file of the repository; nothing is written for the site alone. */
export const collections = {
  docs: defineCollection({ loader: () => [], schema: docsSchema() }),
  units: defineCollection({
    loader: unitLoader(),
    schema: z.object({
      title,
      folder: z.string(),
      number: z.string(),
      evidence: z.string(),
      file: z.string(),
      origin: z.object({ binary: z.string(), sha1: z.string(), read: z.string() }).optional(),
      progress: z.object({
        standings: counts,
        evidence: counts,
        claims: z.number(),
        functions: z.number(),
        implemented: z.number(),
        needless: z.number(),
        constants: z.number(),
        cases: z.number(),
        passed: z.number(),
        unmarked: z.number(),
        unbound: z.number(),
      }),
    }),
  }),
  galleries: defineCollection({ loader: galleryLoader(), schema: z.object({ title, unit: z.string() }) }),
  claims: defineCollection({
    loader: claimLoader(),
    schema: z.object({
      title,
      unit: z.string(),
      section: z.string(),
      key: z.string().optional(),
      function: z.string().optional(),
      evidence: z.string(),
      standing: z.string(),
      checks: z.number(),
      text: z.string(),
    }),
  }),
  home: defineCollection({
    loader: homeLoader(),
    schema: z.object({
      totals: z.object({
        units: z.number(),
        functions: z.number(),
        claims: z.number(),
        cases: z.number(),
        tests: z.number(),
      }),
      loop: z.object({
        before: z.string(),
        after: z.string(),
        failure: z.string(),
        line: z.number(),
        picture: z.string(),
      }),
    }),
  }),
  plays: defineCollection({
    loader: playLoader(),
    schema: z.object({ title, group: z.string(), page: z.string(), link: z.string() }),
  }),
  map: defineCollection({
    loader: mapLoader(),
    schema: z.object({ title, folder: z.string(), needs: z.array(z.string()), level: z.number() }),
  }),
  rules: defineCollection({
    loader: ruleLoader(),
    schema: z.object({ title, file: z.string(), sentence: z.string() }),
  }),
  articles: defineCollection({ loader: articleLoader(), schema: z.object({ title, file: z.string() }) }),
  api: defineCollection({
    loader: apiLoader(),
    schema: z.object({ title, description: z.string(), folder: z.string() }),
  }),
  sources: defineCollection({ loader: sourceLoader(), schema: z.object({ title }) }),
}
