import type { Body, Reply } from '@shared/api'

export type RecipeWish = Body<'POST /api/ai/generate-recipe'>
export type Generated = Reply<'POST /api/ai/generate-recipe'>

/** What of a generated recipe is saved: unapproved, and marked as generated. */
export function savedFields(recipe: Generated): Body<'POST /api/recipes'> {
  const { title, description, ingredients, instructions, prepTime, cookTime } = recipe
  const { servings, difficulty, category, tags } = recipe
  return {
    ...{ title, description, ingredients, instructions, prepTime, cookTime },
    ...{ servings, difficulty, category, tags },
    excludedAllergenIds: [],
    aiGenerated: true,
    approved: false,
  }
}
