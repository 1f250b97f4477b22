import { findFiles, findRoot, readText } from '../specification/disk.ts'

interface Link {
  readonly label: string
  readonly link: string
}

/** What the units and packages are called, for the list beside every page. */
export function sidebar(): { label: string; items: Link[] }[] {
  const root = findRoot()
  return [
    {
      label: 'The specification',
      items: [
        { label: 'Map of the units', link: '/units/' },
        { label: 'The verdict', link: '/verdict/' },
        { label: 'Playground', link: '/playground/' },
        { label: 'How to read and write it', link: '/specification/' },
      ],
    },
    { label: 'Units', items: unitLinks(root) },
    { label: 'API', items: packageLinks(root) },
    {
      label: 'Taking part',
      items: [
        { label: 'Contributing', link: '/contributing/' },
        { label: 'Rules of the gate', link: '/rules/' },
        { label: 'Benchmarks', link: '/benchmarks/' },
      ],
    },
  ]
}

/** Numbered units in their order, then what they lean on. */
function unitLinks(root: string): Link[] {
  const units = findFiles(root, ['spec/units/*.md']).map((file) => {
    const text = readText(root, file)
    const key = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''
    return { label: key('title'), link: `/units/${key('slug')}/`, number: Number(key('unit')) || Infinity }
  })
  return units
    .sort((a, b) => (a.number === b.number ? 0 : a.number - b.number))
    .map(({ label, link }) => ({ label, link }))
}

function packageLinks(root: string): Link[] {
  return findFiles(root, ['packages/*/package.json']).map((file) => {
    const { name } = JSON.parse(readText(root, file)) as { name: string }
    return { label: name, link: `/api/${name.split('/')[1]}/` }
  })
}
