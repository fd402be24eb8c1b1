import type { AvoidEntry } from './avoid-list'
import { parseNames } from '../text/name-list'

/** The diets a person may choose, in the order of the form. */
export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'no-pork',
  'no-alcohol',
] as const

export type Diet = (typeof diets)[number]

/** The name of each; the matcher knows by it which foods the diet excludes. */
export const dietNames: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  halal: 'Halal',
  kosher: 'Kosher',
  'no-pork': 'No pork',
  'no-alcohol': 'No alcohol',
}

const names = new Set(Object.values(dietNames))

export const isDiet = (foodName: string) => names.has(foodName)

export type Eating = { diets: readonly Diet[]; ownFoods: readonly string[] }

/** The own foods of a stored text; older ones may contain a comma. */
export const splitFoods = (text: string): string[] => parseNames(text, ';')

/** The food without a leading "no": "No mushrooms" and "mushrooms" mean the same. */
export const plainFood = (food: string) => food.trim().replace(/^(?:no|without)\s+/iu, '')

/** A person's own choices as avoid list entries: the diets' names, then the foods. */
export const ownEntries = ({ diets: chosen, ownFoods }: Eating): AvoidEntry[] =>
  [...chosen.map((diet) => dietNames[diet]), ...ownFoods].map((foodName) => ({
    foodName,
    level: 'own',
    carriedOverFrom: null,
  }))
