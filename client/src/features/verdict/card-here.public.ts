import type { EmergencyCard } from '@shared/domain/emergency-cards'
import { mayHaveEaten } from '@shared/domain/safety-words'
import { readAvoidList } from './kept-list.public'

/** The card for who ate what they are allergic to, by the list that this browser keeps; undefined where it keeps none. */
export async function cardHere(text: string): Promise<EmergencyCard | undefined> {
  const kept = mayHaveEaten(text) ? readAvoidList() : undefined
  if (!kept) return undefined
  const { safetyHere } = await import('./verdict-here')
  return safetyHere(text, kept)
}
