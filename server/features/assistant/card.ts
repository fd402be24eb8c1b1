import { isEmergency, mayBeUrgent, plainOf } from '@shared/domain/emergency'
import { type EmergencyCard, emergencyCardFor } from '@shared/domain/emergency-cards'
import { ateOwn, isOnlySpokenOf, withOwnFoods } from '@shared/domain/safety'
import { anothersAllergy, feltIll, ownFood } from '@shared/domain/safety-words'
import { inOwnLanguage } from '@shared/domain/verdict/own-language'
import type { Person } from '@shared/domain/verdict/person'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { foodMatcher } from '../foods/foods.public'
import { personOf } from '../reports/reports.public'
import { eatenOtherwise, withFoodBefore } from './food-before'
import { isOnlyNamed, withoutOnlyNamed } from './only-named'
import type { Turn } from './resolve'
import { shareOf } from './understand/classify'
import { tellsOfEating } from './understand/features'
import { foodsNamedIn } from './understand/foods'

/** From here on what the build has learnt sees that an own allergen was eaten: by itself, with a rule, against one. */
const EATEN = { alone: 0.55, withRule: 0.3, againstRule: 0.9 }

/**
 * The card that comes before any other answer to a question, whatever stands in its way, if any. `turns`: what was asked
 * before on the same page, the newest last.
 */
export async function cardFor(
  db: Database,
  { clientId }: Actor,
  question: string,
  turns: readonly Turn[] = [],
): Promise<EmergencyCard | undefined> {
  const isUrgent = isEmergency(question)
  try {
    const person = clientId === null ? undefined : await personOf(db, clientId)
    const ate = person && ateIn(question, person)
    if (ate || isUrgent) return emergencyCardFor(question, ate)
    const ateBefore = goesOn(question, turns, person)
    return (
      ateBefore && emergencyCardFor([...turns.map((turn) => turn.question), question].join('\n'), ateBefore)
    )
  } catch (error) {
    if (!isUrgent) throw error
    // An emergency told by its words waits for no database.
    return emergencyCardFor(question)
  }
}

type Ate = 'ill' | 'by-mistake'

/** Whether a question tells that what was spoken of before was eaten, or of a complaint after a card. */
function goesOn(question: string, turns: readonly Turn[], person: Person | undefined): Ate | undefined {
  if (turns.length === 0) return undefined
  const meant = person && withFoodBefore(question, turns, person)
  const ate = person && meant !== undefined && (ateOwn(foodMatcher, meant, person) ?? ateIn(meant, person))
  if (ate) return ate === 'ill' ? ate : 'by-mistake'
  const isIll = feltIll.test(plainOf(question).replace(article, ' ')) && foodsNamedIn(question).length === 0
  const hadCard = ({ question: said }: Turn, at: number) =>
    isEmergency(said) || (person && (ateIn(said, person) ?? goesOn(said, turns.slice(0, at), person)))
  return isIll && turns.some(hadCard) ? 'ill' : undefined
}

/** "Die Alternative": in German no word of dying. */
const article = /\bdie (?=\w)/gu

/** How somebody says that they ate what they are allergic to: a rule knows fewer ways to say it, and is surer. */
function ateIn(written: string, person: Person): Ate | undefined {
  const question = inOwnLanguage(written)
  const said = withOwnFoods(foodMatcher(), question, person)
  const isTold = tellsOfEating(withoutOnlyNamed(said)) || eatenOtherwise.test(said)
  const isNamed = isTold && said.includes(ownFood) && !isOnlyNamed(said)
  if (isNamed && anothersAllergy.test(said)) return feltIll.test(said) ? 'ill' : 'by-mistake'
  const share = isNamed ? shareOf('eaten', said) : 0
  if (share < EATEN.withRule) return undefined
  const told = ateOwn(foodMatcher, question, person)
  if (told === 'ill' || told === 'by-mistake') return told
  const isOnly = isOnlySpokenOf(foodMatcher, question, person)
  const least = isOnly ? EATEN.againstRule : eatenOtherwise.test(said) ? EATEN.withRule : EATEN.alone
  return share < least ? undefined : feltIll.test(said) ? 'ill' : 'by-mistake'
}

/** From here on what the build has learnt sees an emergency in a question, in words that no sign knows. */
const URGENT = 0.5

/** Whether a question is likely an emergency: rather one too many, but none without a sign of a body or of haste. */
export const isLikelyUrgent = (question: string): boolean =>
  mayBeUrgent(question) && shareOf('urgent', question) >= URGENT
