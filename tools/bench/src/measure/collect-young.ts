/** Collects what was allocated last: nobody pays for the garbage of whoever was measured before. */
export function collectYoung(): void {
  const collect = globalThis.gc as ((options: { readonly type: 'minor' }) => void) | undefined
  collect?.({ type: 'minor' })
}
