/** Where a browser keeps the avoid list. Apart from all else, because /auth carries it. */
export const AVOID_LIST = 'pearwell-avoid-list'

/** The kept list as it was written; null when there is none, or the browser keeps nothing. */
export function keptText(): string | null {
  try {
    return localStorage.getItem(AVOID_LIST)
  } catch {
    return null
  }
}

/** Removes the list of this browser, whoever's it is, and says so to this tab as the browser says it to the others. */
export function forgetAvoidList(): void {
  if (!keptText()) return
  localStorage.removeItem(AVOID_LIST)
  window.dispatchEvent(new Event('storage'))
}
