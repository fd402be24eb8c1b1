import type { Recipe } from './recipe-words'

/** A recipe for tests. */
export function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    id: 1,
    title: 'Baked pears',
    description: 'Soft pears from the oven.',
    ingredients: ['2 pears', '1 tsp cinnamon'],
    instructions: ['Halve the pears and bake them.'],
    prepTime: 5,
    cookTime: 20,
    servings: 2,
    difficulty: 'easy',
    category: 'dessert',
    tags: [],
    imageUrl: '/food-pictures/pear.svg',
    pictures: ['pear'],
    excludedAllergenIds: [],
    aiGenerated: false,
    approved: true,
    own: false,
    without: [],
    version: 1,
    createdAt: '2026-11-01T10:00:00.000Z',
    ...changes,
  }
}
