import { answerOfFood } from './answer'
import { reasonOf } from './grouping'
import type { DecidingFood, DishPart } from './kinds'
import type { GravestFood } from './often'
import type { Person } from './person'
import type { Ruling } from './ruling'
import type { Tainted } from './siblings'

type Known = {
  /** The foods that are shown anyway. */
  shown: readonly DecidingFood[]
  /** Foods in the words that are not shown otherwise. */
  further: readonly DecidingFood[]
  gravest: readonly GravestFood[]
  tainted: readonly Tainted[]
}

/** The foods that a ruling's sentence names or its notes warn of, unless shown otherwise. */
export function toldFoods({ said, notes }: Ruling, known: Known, person: Person): DecidingFood[] {
  const { shown, further, gravest, tainted } = known
  const noted = new Set(notes.flatMap(({ foods = [] }) => foods))
  const names = new Set([
    ...[...(said.foods ?? []), ...('others' in said ? (said.others ?? []) : [])],
    ...gravest.flatMap(({ foodName }) => (noted.has(foodName) ? [foodName] : [])),
  ])
  for (const { foodName } of shown) names.delete(foodName)
  const all = [
    ...tainted.map(({ of, place: _place, isEaten: _isEaten, ...food }) => ({
      ...food,
      // Its own value would read like permission.
      ...{ certainty: 'unsure' as const, words: [], relation: 'family' as const, measured: null },
      why: `${food.foodName} has ${of.toLowerCase()}.`,
    })),
    ...further,
    ...gravest.map((food) => addedFood(food, person)),
  ]
  return [...names].flatMap((name) => all.find(({ foodName }) => foodName === name) ?? [])
}

/** A food that a kitchen or a maker may add. */
function addedFood(
  { isGeneral: _isGeneral, ...food }: GravestFood,
  { avoid, measured }: Person,
): DecidingFood {
  const at = avoid.findIndex(({ foodName }) => foodName === food.foodName)
  return {
    ...food,
    ...{ certainty: 'unsure', words: [], relation: 'may' },
    measured: measured[at] ?? null,
    carriedOverFrom: avoid[at]?.carriedOverFrom ?? null,
    why: 'Some versions have it.',
  }
}

/** A food with what to do about it on its own; nothing where it is not eaten. */
export const answered = (food: DecidingFood, { answer }: Ruling) => ({
  ...food,
  answer: answer === 'not-food' ? answer : answerOfFood(food),
  inTrial: reasonOf(food) === 'trial',
  inBaseline: reasonOf(food) === 'baseline',
})

/** A dish's part with its answer; null where nothing is known of it. */
export const answeredPart = ({ level, ...part }: DishPart) => ({
  ...{ ...part, level: reasonOf({ ...part, level: level ?? 'low' }) === 'baseline' ? null : level },
  answer: level && answerOfFood({ ...part, level }),
})
