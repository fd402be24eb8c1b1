import { isEmergency, mayBeUrgent, plainOf } from '@shared/domain/safety/emergency'
import { type EmergencyCard, emergencyCardFor } from '@shared/domain/safety/emergency-cards'
import { ateOwnAllergen, onlyMentionsOwnAllergen, withOwnFoods } from '@shared/domain/safety/safety'
import { anothersAllergy, feltIll, ownFood } from '@shared/domain/safety/safety-words'
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

/** Model shares that count as an own allergen eaten: alone, with a rule, against one. */
const EATEN = { alone: 0.55, withRule: 0.3, againstRule: 0.9 }

/** The emergency card that precedes any answer, if one applies; `turns`: the newest last. */
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
    // An emergency in plain words needs no database.
    return emergencyCardFor(question)
  }
}

type Ate = 'ill' | 'by-mistake'

/** Whether earlier food was eaten, or a complaint follows a card. */
function goesOn(question: string, turns: readonly Turn[], person: Person | undefined): Ate | undefined {
  if (turns.length === 0) return undefined
  const meant = person && withFoodBefore(question, turns, person)
  const ate =
    person && meant !== undefined && (ateOwnAllergen(foodMatcher, meant, person) ?? ateIn(meant, person))
  if (ate) return ate === 'ill' ? ate : 'by-mistake'
  const isIll = feltIll.test(plainOf(question).replace(article, ' ')) && foodsNamedIn(question).length === 0
  const hadCard = ({ question: said }: Turn, at: number) =>
    isEmergency(said) || (person && (ateIn(said, person) ?? goesOn(said, turns.slice(0, at), person)))
  return isIll && turns.some(hadCard) ? 'ill' : undefined
}

/** "Die Alternative": a German article, not dying. */
const article = /\bdie (?=\w)/gu

/** A rule knows fewer phrases than the model, and is more certain. */
function ateIn(written: string, person: Person): Ate | undefined {
  const question = inOwnLanguage(written)
  const text = withOwnFoods(foodMatcher(), question, person)
  const speaksOfEating = tellsOfEating(withoutOnlyNamed(text)) || eatenOtherwise.test(text)
  const isNamed = speaksOfEating && text.includes(ownFood) && !isOnlyNamed(text)
  if (isNamed && anothersAllergy.test(text)) return feltIll.test(text) ? 'ill' : 'by-mistake'
  const share = isNamed ? shareOf('eaten', text) : 0
  if (share < EATEN.withRule) return undefined
  const reaction = ateOwnAllergen(foodMatcher, question, person)
  if (reaction === 'ill' || reaction === 'by-mistake') return reaction
  const isOnly = onlyMentionsOwnAllergen(foodMatcher, question, person)
  const least = isOnly ? EATEN.againstRule : eatenOtherwise.test(text) ? EATEN.withRule : EATEN.alone
  return share < least ? undefined : feltIll.test(text) ? 'ill' : 'by-mistake'
}

/** The share from which a question without known signs counts as an emergency. */
const URGENT = 0.5

/** Rather one card too many, but only with a sign of the body or of urgency. */
export const isLikelyUrgent = (question: string): boolean =>
  mayBeUrgent(question) && shareOf('urgent', question) >= URGENT
