/** Levels of every kind: two worlds, one, too large in the end, too large at once, with no world, with no file. */
export const LEVELS = ['alpha', 'beta', 'gamma', 'delta', 'torn', 'absent'] as const

export const CAPACITY = 3_000_000

export const FILES: ReadonlyMap<string, number> = new Map([
  ['warriors.glr', 1000],
  ['alpha.lev', 300_000],
  ['beta.lev', 100_000],
  ['gamma.lev', 254_510],
  ['delta.lev', 3_000_000],
  ['torn.lev', 254_509],
])

/** How large the pools of these files are, by hand. */
export const LEVEL_POOLS: ReadonlyMap<string, number> = new Map([
  ['alpha.lev', 309_000],
  ['beta.lev', 262_144],
  ['gamma.lev', 262_145],
  ['delta.lev', 3_090_000],
  ['torn.lev', 262_144],
])

export const HEAPS: ReadonlyMap<string, number> = new Map([
  ['alphas', 500_000],
  ['alphad', 250_000],
  ['beta', 700_000],
  ['gammas', 1],
  ['gammad', 2_500_000],
])
