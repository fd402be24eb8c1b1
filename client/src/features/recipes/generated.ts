import type { Body, Reply } from '@shared/api'
import { ApiError } from '@/api/request'
import type { Recipe } from './recipe-words'

export type RecipeRequest = Body<'POST /api/ai/generate-recipe'>
export type Generated = Reply<'POST /api/ai/generate-recipe'>

/** The body that saves a generated recipe: unapproved and marked as generated. */
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

/** The recipe that a refused save would have copied; undefined for other errors. */
export const existingRecipe = (error: unknown): Recipe | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.current as Recipe | undefined) : undefined
