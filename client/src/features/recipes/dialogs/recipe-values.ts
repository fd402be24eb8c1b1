import type { Body } from '@shared/api'
import { recipeFields } from '@shared/features/recipes'
import { rebaseEdits } from '@/lib/merge-edits'
import type { Recipe } from '../recipe-words'

/** A recipe as the form holds it: numbers as typed, lists as text. */
export type RecipeValues = Record<RecipeField, string>
export type RecipeField =
  | 'title'
  | 'description'
  | 'category'
  | 'difficulty'
  | 'prepTime'
  | 'cookTime'
  | 'servings'
  | 'tags'
  | 'ingredients'
  | 'instructions'

/** The words for each field, in the order of the form. */
export const fieldWords: Record<RecipeField, string> = {
  title: 'Title',
  description: 'Description',
  category: 'Meal type',
  difficulty: 'Difficulty',
  prepTime: 'Preparation (minutes)',
  cookTime: 'Cooking (minutes)',
  servings: 'Servings',
  tags: 'Tags',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
}
export const recipeFieldNames = Object.keys(fieldWords) as RecipeField[]

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')

/** One entry a line. */
export const linesOf = (text: string): string[] => partsOf(text, /\n/)
/** Tags by commas or lines, each once. */
export const tagsOf = (text: string): string[] => [...new Set(partsOf(text, /[\n,]/))]

export function valuesOf(recipe: Recipe): RecipeValues {
  const { title, description, category, difficulty, prepTime, cookTime, servings } = recipe
  return {
    ...{ title, description, category, difficulty },
    prepTime: String(prepTime),
    cookTime: String(cookTime),
    servings: String(servings),
    tags: recipe.tags.join(', '),
    ingredients: recipe.ingredients.join('\n'),
    instructions: recipe.instructions.join('\n'),
  }
}

type Changes = Required<
  Omit<Body<'PATCH /api/recipes/:id'>, 'excludedAllergenIds' | 'aiGenerated' | 'approved'>
>

/** What a form's values mean; a number that is none becomes NaN, for the contract to refuse. */
export function meaningOf(values: RecipeValues): Changes {
  const number = (text: string) => (text.trim() === '' ? NaN : Number(text))
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    category: values.category,
    difficulty: values.difficulty,
    prepTime: number(values.prepTime),
    cookTime: number(values.cookTime),
    servings: number(values.servings),
    tags: tagsOf(values.tags),
    ingredients: linesOf(values.ingredients),
    instructions: linesOf(values.instructions),
  }
}

/** What the contract has against each field; for a list with the number of the line. */
export function errorsIn(values: RecipeValues): [RecipeField, string][] {
  const issues = recipeFields.safeParse(meaningOf(values)).error?.issues ?? []
  return recipeFieldNames.flatMap((field): [RecipeField, string][] => {
    const issue = issues.find(({ path }) => path[0] === field)
    if (!issue) return []
    const line = issue.path[1]
    return [[field, typeof line === 'number' ? `Line ${line + 1} ${issue.message}` : issue.message]]
  })
}

/** The fields whose meaning differs: spaces and empty lines do not count. */
export function differingFields(one: RecipeValues, other: RecipeValues): RecipeField[] {
  const [before, after] = [meaningOf(one), meaningOf(other)]
  return recipeFieldNames.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** What to send so that `before` becomes `after`: the fields that differ, nothing else. */
export function changesBetween(before: RecipeValues, after: RecipeValues): Partial<Changes> {
  const meaning = meaningOf(after)
  return Object.fromEntries(differingFields(before, after).map((field) => [field, meaning[field]]))
}

/** What becomes of `mine`, begun on `seen`, when somebody else has made it `theirs`; see rebaseEdits. */
export const rebase = (seen: RecipeValues, mine: RecipeValues, theirs: RecipeValues) =>
  rebaseEdits(differingFields, { seen, mine, theirs })
