import { countFoodStatuses } from '@shared/domain/avoidance/food-status'
import type { FoodFamily } from '@shared/domain/foods/food-families'
import { countLevels } from '../results/level-filter'
import { isFineByOutcome } from './well-mark'
import type { PlateFood } from './wells'

/** A one-sentence summary of the plate. */
export function plateSummary(foods: readonly PlateFood[]): string {
  const { high, moderate, low } = countLevels(foods)
  const { allergy, trigger, limited, own } = countFoodStatuses(foods)
  const fine = foods.filter(isFineByOutcome).length
  const reasons = [
    allergy > 0 && `${allergy} left out because of an allergy`,
    trigger > 0 && `${trigger} because of complaints`,
    limited > 0 && `${limited} fine up to a limit`,
    own > 0 && `${own} by choice`,
    fine > 0 && `${fine} you keep eating, whatever the value`,
  ]
  return [
    `${foods.length} tested: ${high} high, ${moderate} moderate, ${low} with no elevation`,
    ...reasons.filter(Boolean),
  ].join('; ')
}

/** The picture of each family, by its name in the catalogue. */
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
