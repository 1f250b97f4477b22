/** A colour of the theme that is on. */
export function themeColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

/** Calls when light becomes dark or dark light. */
export function onThemeChange(call: () => void): void {
  new MutationObserver(call).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
