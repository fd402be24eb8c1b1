import { listed } from '@shared/domain/counts'
import type { DecidingFood } from '@shared/domain/verdict/kinds'
import type { Person } from '@shared/domain/verdict/person'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { levelOf, levelWords, scales } from '@shared/domain/levels'
import { allergyStays, printed, testOf, valued } from '../person/about-person'
import { lower } from '../person/found'
import { sentences, titled } from '../../told'

/* What is told of what was left out by an own idea, and of how bad a value is. */

const named = ({ foodName, measured }: DecidingFood) =>
  `${lower(foodName)}${measured ? ` (${printed(measured, measured.scale)})` : ''}`

/** What of the foods that somebody left out by an own idea may come back, and what has to stay out. */
export function ownIdeaText(person: Person, said: readonly Verdict[], practitioner: string): string {
  const foods = [
    ...new Map(
      said
        .flatMap((each) => each.foods)
        .filter(({ relation }) => relation !== 'far')
        .map((food) => [food.foodName, food]),
    ).values(),
  ]
  const of = (level: string) => foods.filter((food) => food.level === level).map(named)
  const [low, high, moderate] = [of('low'), of('high'), of('moderate')]
  return sentences(
    low.length > 0
      ? `Your results give no reason to leave out what shows no elevation: ${listed(low.slice(0, MOST_LOW))}${low.length > MOST_LOW ? ' and others like them' : ''}. ${low.length > 1 ? 'They' : 'It'} may come back, one at a time, unless a doctor or an allergy forbids it.`
      : 'Leave out by yourself no more than your results and a doctor ask for.',
    titled('Keep out for now what is high', listed(high)),
    titled('Only now and then, as moderate', listed(moderate)),
    allergyStays(person),
    `Leaving out much by yourself can leave you short of what you need: agree with ${practitioner} on what comes back. If gluten or milk gave you complaints, have coeliac disease or lactose looked into by a doctor, who may ask you to eat them as usual before the test.`,
  )
}
const MOST_LOW = 6

/** How a value stands that frightens, and that it is no danger; `value`: the one that the question names. */
export function frightText(person: Person, value: number | undefined, told: string): string {
  const { test } = person
  const isOne = test?.results.filter((result) => isSame(result.value, value)) ?? []
  const limits = test ? scales[test.scale] : undefined
  return sentences(
    'A value is nothing dangerous in itself: it shows no allergy and no disease, and is no measure of how strong complaints are or will be.',
    told ||
      (test && isOne.length > 0
        ? `In ${testOf(test)}: ${valued(isOne, test).join('; ')}.`
        : test && value !== undefined
          ? `On your scale ${value} is ${levelWords[levelOf(value, test.scale)].toLowerCase()}.`
          : ''),
    limits && `High begins at ${limits.high}, moderate at ${limits.moderate}.`,
    'What is high you leave out for some weeks as a trial, what is moderate you eat only now and then.',
    'If you react at once to a food, or feel ill, see a doctor, whatever its value.',
  )
}

/** "42" is 42.3, too. */
const isSame = (measured: number | null, value: number | undefined) =>
  measured !== null &&
  value !== undefined &&
  (measured === value || (Number.isInteger(value) && Math.floor(measured) === value))
