import { choice, entries, text, type ValuesOf } from '@/forms/fields'
import type { Food } from '../food-words'

/** The entries of a text with one per line, each once. */
export function entriesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))
  return [...new Set(lines)].filter((line) => line !== '')
}

/** A food's fields in form order: lists as text with one entry per line. */
export const foodFields = {
  name: text('Food Name', (food: Food) => food.name),
  latinName: text('Latin Name', (food: Food) => food.latinName),
  category: text('Category', (food: Food) => food.category),
  severity: choice('Severity', (food: Food) => food.severity),
  description: text('Description', (food: Food) => food.description),
  alternativeNames: entries('Alternative Names', (food: Food) => food.alternativeNames, entriesOf),
  derivedIngredients: entries('Derived Ingredients', (food: Food) => food.derivedIngredients, entriesOf),
  commonSources: entries('Common Sources', (food: Food) => food.commonSources, entriesOf),
}
export type FoodValues = ValuesOf<typeof foodFields>
