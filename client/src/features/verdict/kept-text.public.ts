/**
 * Where a browser keeps the avoid list, the last checks, who has agreed to the scanner's disclaimer today, and whom not to
 * ask about their health for now. Apart from all else, because /auth carries it.
 */
export const AVOID_LIST = 'pearwell-avoid-list'
export const LAST_CHECKS = 'pearwell-last-checks'
export const AGREED = 'pearwell-scan-agreed'
export const ASKED = 'pearwell-asked'

/** What is kept there as it was written; null when there is nothing, or the browser keeps nothing. */
export function keptText(key = AVOID_LIST): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Removes it from this browser, whoever's it is, and says so to this tab as the browser says it to the others. */
export function forgetKept(key: string): void {
  if (!keptText(key)) return
  localStorage.removeItem(key)
  window.dispatchEvent(new Event('storage'))
}

/** Removes all that this browser keeps of a person; the disclaimer is agreed to for a day, however often they sign in. */
export function forgetAllKept(): void {
  for (const key of [AVOID_LIST, LAST_CHECKS, ASKED]) forgetKept(key)
}
