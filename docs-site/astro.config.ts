import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import { relativeAddresses } from './src/site/relative-addresses.ts'
import { checkedPages } from './src/site/checked-pages.ts'
import { BASE } from './src/site/links.ts'
import { sidebar } from './src/site/sidebar.ts'

export default defineConfig({
  base: BASE,
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  // Nothing of the page is in its scripts, so none of them needs to know where the site lives.
  vite: { build: { assetsInlineLimit: 0 }, ssr: { external: ['@coney/litspec', '@coney/rays'] } },
  integrations: [
    starlight({
      title: 'Coney',
      favicon: '/favicon.svg',
      description: 'A specification of a PlayStation 2 game engine, and how far it is proven.',
      customCss: ['./src/styles/site.css', './src/pictures/pictures.css'],
      components: {
        PageSidebar: './src/components/PageSidebar.astro',
        Head: './src/components/Head.astro',
      },
      disable404Route: true,
      expressiveCode: false,
      pagination: false,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      sidebar: sidebar(),
    }),
    relativeAddresses(),
    checkedPages(),
  ],
})
