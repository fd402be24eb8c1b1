import { isEmergency, mayBeUrgent } from '@shared/domain/emergency'
import { type EmergencyCard, emergencyCardFor } from '@shared/domain/emergency-cards'
import { ateOwn, isOnlySpokenOf, withOwnFoods } from '@shared/domain/safety'
import { feltIll, ownFood } from '@shared/domain/safety-words'
import { inOwnLanguage } from '@shared/domain/verdict/own-language'
import type { Person } from '@shared/domain/verdict/person'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { foodMatcher } from '../foods/foods.public'
import { personOf } from '../reports/reports.public'
import { shareOf } from './understand/classify'
import { tellsOfEating } from './understand/features'

/** From here on what the build has learnt sees that an own allergen was eaten: by itself, with a rule, against one. */
const EATEN = { alone: 0.55, withRule: 0.3, againstRule: 0.9 }

/** The card that comes before any other answer to a question, whatever stands in its way, if any. */
export async function cardFor(
  db: Database,
  { clientId }: Actor,
  question: string,
): Promise<EmergencyCard | undefined> {
  const isUrgent = isEmergency(question)
  try {
    const person = clientId === null ? undefined : await personOf(db, clientId)
    const ate = person && ateIn(inOwnLanguage(question), person)
    return ate || isUrgent ? emergencyCardFor(question, ate) : undefined
  } catch (error) {
    if (!isUrgent) throw error
    // An emergency told by its words waits for no database.
    return emergencyCardFor(question)
  }
}

/** How somebody says that they ate what they are allergic to: a rule knows fewer ways to say it, and is surer. */
function ateIn(question: string, person: Person): 'ill' | 'by-mistake' | undefined {
  const said = withOwnFoods(foodMatcher(), question, person)
  const share = said.includes(ownFood) && tellsOfEating(question) ? shareOf('eaten', said) : 0
  if (share < EATEN.withRule) return undefined
  const told = ateOwn(foodMatcher, question, person)
  if (told === 'ill' || told === 'by-mistake') return told
  const least = isOnlySpokenOf(foodMatcher, question, person) ? EATEN.againstRule : EATEN.alone
  return share < least ? undefined : feltIll.test(said) ? 'ill' : 'by-mistake'
}

/** From here on what the build has learnt sees an emergency in a question, in words that no sign knows. */
const URGENT = 0.5

/** Whether a question is likely an emergency: rather one too many, but none without a sign of a body or of haste. */
export const isLikelyUrgent = (question: string): boolean =>
  mayBeUrgent(question) && shareOf('urgent', question) >= URGENT
