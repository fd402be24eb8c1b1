import type { EmergencyCard } from '@shared/domain/safety/emergency-cards'
import { readOfflineList } from './offline-list.public'

/** The card for a client who ate an allergen, by the stored list; undefined without one. */
export async function offlineEmergencyCard(text: string): Promise<EmergencyCard | undefined> {
  // A large word list that is rarely needed.
  const { mayHaveEaten } = await import('@shared/domain/safety/safety-words')
  const kept = mayHaveEaten(text) ? readOfflineList() : undefined
  if (!kept) return undefined
  const { offlineSafety } = await import('./offline-verdict')
  return offlineSafety(text, kept)
}
