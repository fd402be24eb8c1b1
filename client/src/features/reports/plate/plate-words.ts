import { countStandings } from '@shared/domain/may-keep'
import type { FoodFamily } from '@shared/domain/food-families'
import { countLevels } from '../results/level-filter'
import type { PlateFood } from './wells'

/** What the plate shows, in a sentence. */
export function plateSummary(foods: readonly PlateFood[]): string {
  const { high, moderate, low } = countLevels(foods)
  const { allergy, own } = countStandings(foods)
  const reasons = [allergy > 0 && `${allergy} left out for an allergy`, own > 0 && `${own} by choice`]
  return [
    `${foods.length} tested: ${high} high, ${moderate} moderate, ${low} with no elevation`,
    ...reasons.filter(Boolean),
  ].join('; ')
}

/** The picture of each family, by its name in the catalogue's pictures. */
export const familyPictures: Record<FoodFamily, string> = {
  Vegetables: 'carrot',
  Legumes: 'pea-pod',
  Grains: 'sheaf-of-rice',
  'Nuts and seeds': 'pw-hazelnut',
  Fruit: 'pear',
  'Herbs and spices': 'pw-basil',
  Other: 'hot-beverage',
  'Dairy and egg': 'egg',
  Meat: 'cut-of-meat',
  'Fish and seafood': 'pw-salmon',
}
