import { recipeFields as contract } from '@shared/features/recipes'
import { choice, entries, namesIn, text, type Field, type ValuesOf } from '@/forms/fields'
import type { Recipe } from '../recipe-words'

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')

/** Splits a text with one entry per line. */
export const linesOf = (text: string): string[] => partsOf(text, /\n/)
/** Tags separated by commas or lines, each once. */
export const tagsOf = (text: string): string[] => [...new Set(partsOf(text, /[\n,]/))]

/** A number as typed; anything else becomes NaN, which the contract refuses. */
const number = (label: string, of: (recipe: Recipe) => number): Field<Recipe, string> => ({
  label,
  of: (recipe) => String(of(recipe)),
  means: (typed) => (typed.trim() === '' ? NaN : Number(typed)),
})

/** A recipe's fields in form order: numbers as typed, lists as text. */
export const recipeFields = {
  title: text('Title', (recipe: Recipe) => recipe.title),
  description: text('Description', (recipe: Recipe) => recipe.description),
  category: choice('Meal type', (recipe: Recipe) => recipe.category),
  difficulty: choice('Difficulty', (recipe: Recipe): string => recipe.difficulty),
  prepTime: number('Preparation (minutes)', (recipe) => recipe.prepTime),
  cookTime: number('Cooking (minutes)', (recipe) => recipe.cookTime),
  servings: number('Servings', (recipe) => recipe.servings),
  tags: entries('Tags', (recipe: Recipe) => recipe.tags, tagsOf, ', '),
  ingredients: entries('Ingredients', (recipe: Recipe) => recipe.ingredients, linesOf),
  instructions: entries('Instructions', (recipe: Recipe) => recipe.instructions, linesOf),
}
export type RecipeValues = ValuesOf<typeof recipeFields>
export type RecipeField = keyof RecipeValues

/** The contract's errors by field; for a list with the line number. */
export function errorsIn(values: RecipeValues): [RecipeField, string][] {
  const names = namesIn(recipeFields)
  const meanings = Object.fromEntries(names.map((name) => [name, recipeFields[name].means(values[name])]))
  const issues = contract.safeParse(meanings).error?.issues ?? []
  return names.flatMap((field): [RecipeField, string][] => {
    const issue = issues.find(({ path }) => path[0] === field)
    if (!issue) return []
    const line = issue.path[1]
    return [[field, typeof line === 'number' ? `Line ${line + 1} ${issue.message}` : issue.message]]
  })
}
