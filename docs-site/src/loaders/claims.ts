import type { Loader } from 'astro/loaders'
import { specification } from '../specification/load.ts'
import { pageLoader } from './load-pages.ts'

/** Every claim and how it stands: the rows of the verdict. */
export function claimLoader(): Loader {
  return pageLoader('claims', () => {
    const { proofs, functions } = specification()
    return [...proofs.values()].map(({ claim, unit, standing, checks }) => {
      const key = claim.function
      const data = { unit, section: claim.section, evidence: claim.evidence, standing, checks: checks.length }
      const about = key === undefined ? {} : { key, function: functions.get(key)?.name ?? claim.section }
      return {
        id: claim.id,
        title: claim.lead.value,
        html: '',
        headings: [],
        data: { ...data, ...about, text: claim.text },
      }
    })
  })
}
