import { localDay } from '@shared/domain/dates'
import { useSyncExternalStore } from 'react'
import { useUser } from '@/session/session'
import { CONSENT_VERSION } from './consent-text'

/** Where a browser notes who has agreed to the disclaimer today; whoever else comes agrees anew. */
const AGREED = 'pearwell-scan-agreed'

const noteOf = (userId: number) => [userId, CONSENT_VERSION, localDay(new Date())].join(' ')

function noted(): string | null {
  try {
    return localStorage.getItem(AGREED)
  } catch {
    return null
  }
}

function note(words: string | null): void {
  try {
    if (words === null) localStorage.removeItem(AGREED)
    else localStorage.setItem(AGREED, words)
  } catch {
    // Then it is asked each time.
  }
  window.dispatchEvent(new Event('storage'))
}

/** Whether the reader has agreed to the disclaimer today, here. */
export const hasAgreed = (userId: number) => noted() === noteOf(userId)
/** For the rest of the day. */
export const noteAgreed = (userId: number) => note(noteOf(userId))
/** The next image asks again. That it was agreed stays on record. */
export const takeBack = () => note(null)

function onChange(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

export function useAgreed(): boolean {
  const { id } = useUser()
  return useSyncExternalStore(onChange, () => hasAgreed(id))
}
