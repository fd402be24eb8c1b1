import { localDay } from '@shared/domain/dates'
import { useSyncExternalStore } from 'react'
import { AGREED, forgetKept, keptText } from '@/features/verdict/kept-text.public'
import { useUser } from '@/session/session'
import { CONSENT_VERSION } from './consent-text'

/** What a browser notes of who has agreed to the disclaimer today; whoever else comes agrees anew. */
const noteOf = (userId: number) => [userId, CONSENT_VERSION, localDay(new Date())].join(' ')

/** Whether the reader has agreed to the disclaimer today, here. */
export const hasAgreed = (userId: number) => keptText(AGREED) === noteOf(userId)
/** For the rest of the day. */
export function noteAgreed(userId: number): void {
  try {
    localStorage.setItem(AGREED, noteOf(userId))
  } catch {
    // Then it is asked each time.
  }
  window.dispatchEvent(new Event('storage'))
}
/** The next image asks again. That it was agreed stays on record. */
export const takeBack = () => forgetKept(AGREED)

function onChange(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

export function useAgreed(): boolean {
  const { id } = useUser()
  return useSyncExternalStore(onChange, () => hasAgreed(id))
}
