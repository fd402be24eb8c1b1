/** The categories of the recipe screens; the generator adds the second list. */
export const recipeCategories = [
  'breakfast',
  'lunch',
  'dinner',
  'snack',
  'dessert',
  'appetizer',
  'side-dish',
  'beverage',
] as const
export const generatorCategories = [
  ...recipeCategories,
  'soup',
  'salad',
  'smoothie',
  'main-course',
  'bread',
] as const

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]
