import { recipeFields as contract } from '@shared/features/recipes'
import { choice, entries, namesIn, text, type Field, type ValuesOf } from '@/forms/fields'
import type { Recipe } from '../recipe-words'

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')

/** One entry a line. */
export const linesOf = (text: string): string[] => partsOf(text, /\n/)
/** Tags by commas or lines, each once. */
export const tagsOf = (text: string): string[] => [...new Set(partsOf(text, /[\n,]/))]

/** A number as typed; one that is none becomes NaN, for the contract to refuse. */
const number = (label: string, of: (recipe: Recipe) => number): Field<Recipe, string> => ({
  label,
  of: (recipe) => String(of(recipe)),
  means: (typed) => (typed.trim() === '' ? NaN : Number(typed)),
})

/** A recipe's fields, in the order of the form: numbers as typed, lists as text. */
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

/** What the contract has against each field; for a list with the number of the line. */
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
