import type { InTrial } from '@shared/domain/avoidance/avoid-list'
import { hasNothingAgainst } from '@shared/domain/verdict/kinds'
import type { Person } from '@shared/domain/verdict/person'
import type { Verdict } from '@shared/domain/verdict/verdict'

/** Whether the baseline of a plan has a food eaten as usual, whatever its value. */
export const isEaten = ({ trial }: { trial?: InTrial }): boolean => trial?.eaten === true

/** Whether the person's plan has yet to leave foods out. */
export const isInBaseline = ({ avoid }: Pick<Person, 'avoid'>): boolean => avoid.some(isEaten)

/** Whether a verdict's value asks to leave the food out now. */
export const isHighNow = ({ kind, foods }: Verdict): boolean =>
  kind === 'high' && !(foods.some(isEaten) && foods.every((food) => food.level !== 'high' || isEaten(food)))

/** Whether leaving out these foods now would disturb the baseline. */
export const isEatenNow = (person: Person, said: readonly Verdict[]): boolean =>
  isInBaseline(person) &&
  said.length > 0 &&
  said.every((one) =>
    one.kind === 'high' ? !isHighNow(one) : one.kind === 'moderate' || hasNothingAgainst(one),
  )
