import { isEmergency, mayBeUrgent } from '@shared/domain/emergency'
import type { EmergencyCard } from '@shared/domain/emergency-cards'
import { safety } from '@shared/domain/safety'
import { mayHaveEaten } from '@shared/domain/safety-words'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { foodMatcher } from '../foods/foods.public'
import { personOf } from '../reports/reports.public'
import { shareOf } from './understand/classify'

/** The card that comes before any other answer to a question, whatever stands in its way; undefined where none does. */
export async function cardFor(
  db: Database,
  { clientId }: Actor,
  question: string,
): Promise<EmergencyCard | undefined> {
  if (clientId === null || !mayHaveEaten(question)) return safety(foodMatcher, question)
  try {
    return safety(foodMatcher, question, await personOf(db, clientId))
  } catch (error) {
    if (!isEmergency(question)) throw error
    // An emergency told by its words waits for no database.
    return safety(foodMatcher, question)
  }
}

/** From here on what the build has learnt sees an emergency in a question, in words that no sign knows. */
const URGENT = 0.5

/** Whether a question is likely an emergency: rather one too many, but none without a sign of a body or of haste. */
export const isLikelyUrgent = (question: string): boolean =>
  mayBeUrgent(question) && shareOf('urgent', question) >= URGENT
