/** Where a browser keeps the avoid list, and the last checks. Apart from all else, because /auth carries it. */
export const AVOID_LIST = 'pearwell-avoid-list'
export const LAST_CHECKS = 'pearwell-last-checks'

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

/** Removes all that this browser keeps of a person. */
export function forgetAllKept(): void {
  forgetKept(AVOID_LIST)
  forgetKept(LAST_CHECKS)
}
