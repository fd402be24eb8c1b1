/** Keys of what this browser stores; a separate module, because /auth loads it. */
export const AVOID_LIST_KEY = 'pearwell-avoid-list'
export const LAST_CHECKS_KEY = 'pearwell-last-checks'
export const CONSENT_KEY = 'pearwell-scan-agreed'
export const HEALTH_PROMPT_KEY = 'pearwell-asked'

/** The stored text; null when there is none or the browser stores nothing. */
export function storedText(key = AVOID_LIST_KEY): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Removes the value, even another user's, and dispatches here the event other tabs get. */
export function removeStored(key: string): void {
  if (!storedText(key)) return
  localStorage.removeItem(key)
  window.dispatchEvent(new Event('storage'))
}

/** Removes everything stored about a user except the disclaimer consent, which lasts a day. */
export function removeAllStored(): void {
  for (const key of [AVOID_LIST_KEY, LAST_CHECKS_KEY, HEALTH_PROMPT_KEY]) removeStored(key)
}
