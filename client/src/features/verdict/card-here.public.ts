import type { EmergencyCard } from '@shared/domain/emergency-cards'
import { readAvoidList } from './kept-list.public'

/** The card for who ate what they are allergic to, by the list that this browser keeps; undefined where it keeps none. */
export async function cardHere(text: string): Promise<EmergencyCard | undefined> {
  // The words of four languages are many, and seldom needed.
  const { mayHaveEaten } = await import('@shared/domain/safety-words')
  const kept = mayHaveEaten(text) ? readAvoidList() : undefined
  if (!kept) return undefined
  const { safetyHere } = await import('./verdict-here')
  return safetyHere(text, kept)
}
