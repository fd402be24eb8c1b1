import type { BirthDate } from './birth-date'

/** What shows who somebody is, as it was typed. */
export type Typed = BirthDate & { sampleId: string }

const blank: Typed = { day: '', month: '', year: '', sampleId: '' }

/**
 * What a tab keeps of the way in, for a reload or a phone that forgets the page while another program is in front: what was
 * typed first, and the email that the answer brought. Never a password. `usedBy`: whom the link signed in; nothing that was
 * typed is kept then. `asked`: they have answered here for their allergies.
 */
export type KeptWelcome = { token: string; typed: Typed; email: string; usedBy?: number; asked?: boolean }

const KEY = 'pearwell-welcome'

/** What is kept of the way in with a link. */
export function keptWelcome(token: string): KeptWelcome {
  const kept = lastWelcome()
  return kept?.token === token ? kept : { token, typed: blank, email: '' }
}

/** What is kept of the way in that was gone last. */
export function lastWelcome(): KeptWelcome | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as KeptWelcome
  } catch {
    return undefined
  }
}

export function keepWelcome(kept: KeptWelcome): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Where nothing can be kept a reload begins anew.
  }
}

/** Keeps of a link that it was used, and no more. */
export const keepUsed = (token: string, usedBy: number): void =>
  keepWelcome({ token, typed: blank, email: '', usedBy })
