import { localDay } from '@shared/domain/text/dates'
import { useSyncExternalStore } from 'react'
import { CONSENT_KEY, removeStored, storedText } from '@/features/verdict/browser-storage.public'
import { useUser } from '@/session/session'
import { CONSENT_VERSION } from './consent-text'

/** The stored note of who accepted the disclaimer today; another user has to accept it again. */
const noteOf = (userId: number) => [userId, CONSENT_VERSION, localDay(new Date())].join(' ')

/** Whether this user accepted the disclaimer today in this browser. */
export const hasConsented = (userId: number) => storedText(CONSENT_KEY) === noteOf(userId)
/** Valid for the rest of the day. */
export function saveConsent(userId: number): void {
  try {
    localStorage.setItem(CONSENT_KEY, noteOf(userId))
  } catch {
    // Without storage the disclaimer is shown every time.
  }
  window.dispatchEvent(new Event('storage'))
}
/** The next image asks again; the recorded consent stays. */
export const withdrawConsent = () => removeStored(CONSENT_KEY)

function onChange(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

export function useHasConsented(): boolean {
  const { id } = useUser()
  return useSyncExternalStore(onChange, () => hasConsented(id))
}
