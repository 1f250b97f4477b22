import { readFileSync, writeFileSync } from 'node:fs'
import { GROWTHS } from '../growth/growth.ts'
import { WORKLOADS } from '../workloads/index.ts'
import { plotGrowth } from './plot-growth.ts'
import { plotPeers } from './plot-peers.ts'
import { readResults, type Result } from './results.ts'
import { growthTable, targetsTable, workloadSections } from './tables.ts'

const FOLDER = new URL('../../', import.meta.url)
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->']

/** Makes the plots, and the figures of README.md, from the results. Answers what was written. */
export function writeReport(): readonly string[] {
  const results = readResults()
  const names = WORKLOADS.map(({ name }) => name)
  const plots = new Map([['results/peers.svg', plotPeers(results, names)]])
  for (const { name } of GROWTHS) {
    const result = results.get(name)
    if (result?.kind === 'growth') plots.set(`results/${name}.svg`, plotGrowth(result))
  }
  for (const [file, plot] of plots) writeFileSync(new URL(file, FOLDER), plot)

  const readme = readFileSync(new URL('README.md', FOLDER), 'utf8')
  const [before, rest] = readme.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`Unexpected README.md, expected ${BEGIN} and ${END}`)
  writeFileSync(new URL('README.md', FOLDER), `${before}${BEGIN}\n\n${figures(results, names)}\n\n${END}${after}`)
  return ['README.md', ...plots.keys()].map((file) => `tools/bench/${file}`)
}

function figures(results: ReadonlyMap<string, Result>, names: readonly string[]): string {
  const growths = GROWTHS.flatMap(({ name }) => {
    const result = results.get(name)
    if (result?.kind !== 'growth') return []
    const note = `\`${name}\`; ${result.processes} processes; ${result.environment.date}.`
    return [`### ${result.title}\n\n${note}\n\n![${result.title}](results/${name}.svg)\n\n${growthTable(result)}`]
  })
  return [
    environmentOf(results),
    '## Targets',
    'How many times as long as ours the peer takes.',
    targetsTable(results),
    '## Side by side',
    '![How many times as long as ours each takes](results/peers.svg)',
    workloadSections(results, names),
    '## How cost grows',
    'The slope is that of the line that fits the points best in logarithms: 0 is constant, 1 is linear.',
    ...growths,
  ].join('\n\n')
}

function environmentOf(results: ReadonlyMap<string, Result>): string {
  const [first] = results.values()
  if (first === undefined) return 'Nothing has been measured yet.'
  const { processor, cores, system, node, v8, peers } = first.environment
  const versions = Object.entries(peers).map(([peer, version]) => `${peer} ${version}`)
  return `Taken on ${cores} cores of ${processor}, ${system}, Node ${node} with V8 ${v8}, beside ${versions.join(', ')}.`
}
