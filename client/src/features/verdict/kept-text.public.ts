/**
 * Storage keys of the avoid list, the last checks, today's disclaimer consent and the postponed
 * allergy question. A separate module, because /auth loads it.
 */
export const AVOID_LIST = 'pearwell-avoid-list'
export const LAST_CHECKS = 'pearwell-last-checks'
export const AGREED = 'pearwell-scan-agreed'
export const ASKED = 'pearwell-asked'

/** The stored text; null when there is none or the browser stores nothing. */
export function keptText(key = AVOID_LIST): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Removes it, whoever's it is, and dispatches the event in this tab that browsers send to others.
 */
export function forgetKept(key: string): void {
  if (!keptText(key)) return
  localStorage.removeItem(key)
  window.dispatchEvent(new Event('storage'))
}

/** Removes everything stored about a user except the disclaimer consent, which lasts a day. */
export function forgetAllKept(): void {
  for (const key of [AVOID_LIST, LAST_CHECKS, ASKED]) forgetKept(key)
}
