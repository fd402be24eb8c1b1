import { DAY_MS } from '@shared/domain/dates'
import { ASKED, keptText } from '@/features/verdict/kept-text.public'

const LATER_DAYS = 7

/*
 * Whether to ask a person, as this browser remembers it: put off until a moment, or answered, so that no room is kept for
 * a question that is not going to come. What the answer was is not kept here, and nothing once they have signed out.
 */

function write(userId: number, value: string): void {
  try {
    localStorage.setItem(ASKED, `${userId} ${value}`)
  } catch {
    // The question comes again sooner then.
  }
}

export const putOff = (userId: number): void => write(userId, String(Date.now() + LATER_DAYS * DAY_MS))
export const noteAnswered = (userId: number): void => write(userId, 'answered')

/** `later`: put off, for some days yet. `answered`: it was when last looked. */
export function askedBefore(userId: number): 'later' | 'answered' | undefined {
  const [whose, kept] = keptText(ASKED)?.split(' ') ?? []
  if (Number(whose) !== userId) return undefined
  if (kept === 'answered') return kept
  return Number(kept) > Date.now() ? 'later' : undefined
}
