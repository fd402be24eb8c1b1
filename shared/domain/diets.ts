import type { AvoidEntry } from './avoid-list'
import { parseNames } from './name-list'

/** The diets a person may choose, in the order in which they are offered. */
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

/** What each is called; by this name the matcher knows what it leaves out. */
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

/** Whether an entry of the avoid list is a diet by its name. */
export const isDiet = (foodName: string) => names.has(foodName)

/** How a person eats: what they chose, and foods of their own to leave out. */
export type Eating = { diets: readonly Diet[]; ownFoods: readonly string[] }

/** The own foods that a record keeps, of which older ones may hold a comma. */
export const splitFoods = (text: string): string[] => parseNames(text, ';')

/** "No mushrooms" and "mushrooms" are the same food to leave out. */
export const plainFood = (food: string) => food.trim().replace(/^(?:no|without)\s+/iu, '')

/** What a person chose to leave out, as entries of the avoid list: the diets by their names, then the foods. */
export const ownEntries = ({ diets: chosen, ownFoods }: Eating): AvoidEntry[] =>
  [...chosen.map((diet) => dietNames[diet]), ...ownFoods].map((foodName) => ({
    foodName,
    level: 'own',
    carriedOverFrom: null,
  }))
