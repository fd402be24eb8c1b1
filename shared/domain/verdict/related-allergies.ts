import type { VerdictQuery } from './verdict-query'
import { askedMentions } from './named'
import type { Person } from './person'

/** Families of foods: people allergic to one member often react to others. */
const families: Readonly<Record<string, string>> = {
  crustaceans: 'crustaceans',
  molluscs: 'molluscs',
  nuts: 'nuts',
  fish: 'fish',
  milk: 'milk',
  peanuts: 'peanut and lupin',
  lupin: 'peanut and lupin',
}
const familyOf = (group: string | undefined) => (group === undefined ? undefined : families[group])

/** A person's allergy to a single food, with its family. */
type FoodAllergy = { allergen: string; keys: readonly string[]; family: string }

const known = new WeakMap<Person, readonly FoodAllergy[]>()

function foodAllergiesOf(person: Person, foods: VerdictQuery['reading']['foods']): readonly FoodAllergy[] {
  const kept = known.get(person)
  if (kept) return kept
  const found = person.avoid.flatMap(({ foodName, level }, at) => {
    const food = person.avoidFoods[at]
    if (level !== 'allergy' || !food) return []
    const groups = new Set(food.keys.map((key) => foods.get(key)?.group))
    // An allergy to a whole group covers each of its foods already.
    return [...groups].flatMap((group) => {
      const family = familyOf(group)
      const isWhole = food.concepts.has(`@${group}`) && group === family
      return family !== undefined && !isWhole ? [{ allergen: foodName, keys: food.keys, family }] : []
    })
  })
  known.set(person, found)
  return found
}

/** The person's allergies to other members: shrimp, when asking about lobster. */
export function relatedAllergiesIn(
  { reading, families: asked }: Pick<VerdictQuery, 'reading' | 'families'>,
  person: Person,
): string[] {
  const allergies = foodAllergiesOf(person, reading.foods)
  if (allergies.length === 0) return []
  const places = [
    ...askedMentions(reading).map(({ sure, usual }) => [...sure, ...usual]),
    ...asked.map(({ keys }) => keys),
  ]
  const isOther = ({ keys, family }: FoodAllergy, concepts: readonly string[]) => {
    const foods = concepts.filter((key) => familyOf(reading.foods.get(key)?.group) === family)
    // A group's bare name means any of its foods: "surimi" is some fish.
    return foods.length > 0
      ? foods.some((key) => !keys.includes(key))
      : concepts.some((concept) => familyOf(concept.slice(1)) === family)
  }
  return [
    ...new Set(
      allergies
        .filter((one) => places.some((concepts) => isOther(one, concepts)))
        .map(({ allergen }) => allergen),
    ),
  ]
}
