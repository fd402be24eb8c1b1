import type { Body } from '@shared/api'
import { rebaseEdits } from '@/lib/merge-edits'
import type { Food } from '../food-words'

export type FoodChanges = Body<'PATCH /api/allergens/:id'>
export type FoodField = keyof FoodChanges
/** A food as the form holds it: lists as text, one entry a line. */
export type FoodValues = Record<Exclude<FoodField, 'severity'>, string> & { severity: Food['severity'] }

/** The words for each field, in the order of the form. */
export const fieldWords: Record<FoodField, string> = {
  name: 'Food Name',
  latinName: 'Latin Name',
  category: 'Category',
  severity: 'Severity',
  description: 'Description',
  alternativeNames: 'Alternative Names',
  derivedIngredients: 'Derived Ingredients',
  commonSources: 'Common Sources',
}
export const foodFieldNames = Object.keys(fieldWords) as FoodField[]

const listFields = ['alternativeNames', 'derivedIngredients', 'commonSources'] as const
export type ListField = (typeof listFields)[number]
const isList = (field: FoodField): field is ListField => listFields.some((list) => list === field)

/** The entries of a text that holds one a line, each once. */
export function entriesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))
  return [...new Set(lines)].filter((line) => line !== '')
}

/** A food's fields as the form shows them. */
export function valuesOf(food: Food): FoodValues {
  const { name, latinName, category, severity, description } = food
  return {
    name,
    latinName,
    category,
    severity,
    description,
    alternativeNames: food.alternativeNames.join('\n'),
    derivedIngredients: food.derivedIngredients.join('\n'),
    commonSources: food.commonSources.join('\n'),
  }
}

const meaningOf = (field: FoodField, text: string) =>
  isList(field) ? entriesOf(text).join('\n') : text.replaceAll('\r\n', '\n').trim()

/** The fields whose meaning differs: spaces around a text and empty or repeated lines of a list do not count. */
export function differingFields(one: FoodValues, other: FoodValues): FoodField[] {
  return foodFieldNames.filter((field) => meaningOf(field, one[field]) !== meaningOf(field, other[field]))
}

/** What to send so that `before` becomes `after`: the fields that differ, nothing else. */
export function changesBetween(before: FoodValues, after: FoodValues): FoodChanges {
  return Object.fromEntries(
    differingFields(before, after).map((field) => [
      field,
      isList(field) ? entriesOf(after[field]) : after[field].trim(),
    ]),
  )
}

/** What becomes of `mine`, begun on `seen`, when somebody else has made it `theirs`; see rebaseEdits. */
export const rebase = (seen: FoodValues, mine: FoodValues, theirs: FoodValues) =>
  rebaseEdits(differingFields, { seen, mine, theirs })
