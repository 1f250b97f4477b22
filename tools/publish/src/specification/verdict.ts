/** How a claim stands, as a line of the verdict says it. */
export interface Standing {
  readonly id: string
  readonly unit: string
  readonly standing: string
  readonly evidence: string
  readonly checks: number
}

/** The claims of `generated/verdict.txt`. */
export function readVerdict(text: string): Standing[] {
  return [...text.matchAll(/^([a-z]+) +(\d+) checks? +(.+?) {2,}(([a-z-]+)\/\S+)$/gm)].map(
    ([, standing = '', checks, evidence = '', id = '', unit = '']) => ({
      id,
      unit,
      standing,
      evidence,
      checks: Number(checks),
    }),
  )
}
