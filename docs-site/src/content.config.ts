import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

/** Starlight asks for this one. It is empty: every page is made from the specification, by what is in `data/`. */
export const collections = { docs: defineCollection({ loader: () => [], schema: docsSchema() }) }
