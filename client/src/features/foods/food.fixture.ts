import type { Food } from './food-words'

/** A food for tests, with what they care about. */
export function food(given: Partial<Food> = {}): Food {
  return {
    id: 1,
    name: 'Wheat',
    latinName: 'Triticum aestivum',
    category: 'Grains',
    description: 'A grass grown for its grain.',
    imageUrl: '/food-pictures/sheaf-of-rice.svg',
    commonSources: ['bread'],
    alternativeNames: ['common wheat'],
    derivedIngredients: ['semolina'],
    severity: 'other',
    version: 1,
    ...given,
  }
}
