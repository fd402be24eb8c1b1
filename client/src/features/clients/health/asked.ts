import { DAY_MS } from '@shared/domain/dates'

const LATER_DAYS = 7

/*
 * Whether to ask a person, as this browser remembers it: put off until a moment, or answered, so that no room is kept for
 * a question that is not going to come. What the answer was is not kept here.
 */
const keyOf = (userId: number) => `pearwell-asked-${userId}`

function write(userId: number, value: string): void {
  try {
    localStorage.setItem(keyOf(userId), value)
  } catch {
    // The question comes again sooner then.
  }
}

export const putOff = (userId: number): void => write(userId, String(Date.now() + LATER_DAYS * DAY_MS))
export const noteAnswered = (userId: number): void => write(userId, 'answered')

/** `later`: put off, for some days yet. `answered`: it was when last looked. */
export function askedBefore(userId: number): 'later' | 'answered' | undefined {
  try {
    const kept = localStorage.getItem(keyOf(userId))
    if (kept === 'answered') return kept
    return Number(kept) > Date.now() ? 'later' : undefined
  } catch {
    return undefined
  }
}
