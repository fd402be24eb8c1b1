import { DAY_MS } from '@shared/domain/text/dates'
import { HEALTH_PROMPT_KEY, storedText } from '@/features/verdict/browser-storage.public'

const LATER_DAYS = 7

/* Whether to ask the allergy question in this browser: postponed until a time, or already answered,
   so that no space is reserved for it. The answer itself is not stored, and signing out clears
   this. */

function write(userId: number, value: string): void {
  try {
    localStorage.setItem(HEALTH_PROMPT_KEY, `${userId} ${value}`)
  } catch {
    // Without storage the question appears again sooner.
  }
}

export const postponePrompt = (userId: number): void =>
  write(userId, String(Date.now() + LATER_DAYS * DAY_MS))
export const markAnswered = (userId: number): void => write(userId, 'answered')

/** `later`: postponed and not due yet. `answered`: it was at the last look. */
export function promptHistory(userId: number): 'later' | 'answered' | undefined {
  const [whose, kept] = storedText(HEALTH_PROMPT_KEY)?.split(' ') ?? []
  if (Number(whose) !== userId) return undefined
  if (kept === 'answered') return kept
  return Number(kept) > Date.now() ? 'later' : undefined
}
