import type { Matcher } from '../food-matcher/food-matcher'
import type { ResultAnswer } from '../avoidance/food-status'
import { isSameName } from '../trial/avoidance'
import { isDishReading } from './named'
import type { Person } from './person'
import { relatedAllergiesIn } from './related-allergies'
import { verdictOf } from './verdict'

/**
 * What the verdict on a tested food's name asks for because of something else than its own value:
 * wheat has the gliadin that is high. Undefined where nothing else speaks against it.
 */
export function answerBeyondValue(matcher: Matcher, food: string, person: Person): ResultAnswer | undefined {
  const reading = matcher.read(food)
  const verdicts = matcher.verdicts(reading, person.avoidFoods)
  const isOther = person.avoid.some(
    ({ foodName }, at) => verdicts[at]?.verdict !== 'none' && !isSameName(foodName, food),
  )
  // The full verdict takes a hundred times as long.
  if (
    !isOther &&
    !isDishReading(reading) &&
    relatedAllergiesIn({ reading, families: [] }, person).length === 0
  )
    return undefined
  const { answer } = verdictOf(matcher, food, person)
  if (answer === 'allergy' || answer === 'leave-out') return 'leave-out'
  return answer === 'check-first' ? 'check-first' : undefined
}
