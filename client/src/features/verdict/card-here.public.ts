import type { EmergencyCard } from '@shared/domain/emergency-cards'
import { readAvoidList } from './kept-list.public'

/**
 * The emergency card for a client who ate an allergen, by the stored list; undefined without one.
 */
export async function cardHere(text: string): Promise<EmergencyCard | undefined> {
  // A large word list that is rarely needed.
  const { mayHaveEaten } = await import('@shared/domain/safety-words')
  const kept = mayHaveEaten(text) ? readAvoidList() : undefined
  if (!kept) return undefined
  const { safetyHere } = await import('./verdict-here')
  return safetyHere(text, kept)
}
