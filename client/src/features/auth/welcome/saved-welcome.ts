import type { BirthDate } from './birth-date'

/** The typed proof of identity. */
export type Typed = BirthDate & { sampleId: string }

const blank: Typed = { day: '', month: '', year: '', sampleId: '' }

/**
 * The onboarding state of a tab, for a reload or a phone that discards the page in the background:
 * the typed answer and the email it returned, never a password. `usedBy`: the user the link signed
 * in, after which nothing typed is kept; `asked`: the client has answered the allergy question
 * here.
 */
export type SavedWelcome = { token: string; typed: Typed; email: string; usedBy?: number; asked?: boolean }

const KEY = 'pearwell-welcome'

/** The stored state for a token. */
export function savedWelcome(token: string): SavedWelcome {
  const kept = lastWelcome()
  return kept?.token === token ? kept : { token, typed: blank, email: '' }
}

/** The stored state of the last token. */
export function lastWelcome(): SavedWelcome | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as SavedWelcome
  } catch {
    return undefined
  }
}

export function saveWelcome(kept: SavedWelcome): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage a reload starts over.
  }
}

/** Stores only that a link was used. */
export const saveUsed = (token: string, usedBy: number): void =>
  saveWelcome({ token, typed: blank, email: '', usedBy })
