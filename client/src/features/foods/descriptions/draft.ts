import type { Food } from '../food-words'

export const draftFields = ['name', 'latinName', 'category'] as const
export type DraftField = (typeof draftFields)[number]
export type DraftValues = Record<DraftField, string>

export const draftWords: Record<DraftField, string> = {
  name: 'Food Name',
  latinName: 'Latin Name',
  category: 'Category',
}

/** A row being edited: the original food, the typed values and their errors. */
export type Draft = {
  seen: Food
  values: DraftValues
  errors: Partial<DraftValues>
  /** Another person's version of the food, saved meanwhile. */
  theirs?: Food
  pending: boolean
}

export function draftOf(food: Food): Draft {
  const { name, latinName, category } = food
  return { seen: food, values: { name, latinName, category }, errors: {}, pending: false }
}

/** The changed fields to send, trimmed. */
export function changesIn({ seen, values }: Pick<Draft, 'seen' | 'values'>): Partial<DraftValues> {
  return Object.fromEntries(
    draftFields
      .map((field) => [field, values[field].trim()] as const)
      .filter(([field, text]) => text !== seen[field]),
  )
}

/** The errors that prevent sending. */
export function problemsIn({ name, category }: DraftValues): Partial<DraftValues> {
  return {
    ...(name.trim() === '' && { name: 'Food name is required' }),
    ...(category.trim() === '' && { category: 'Category is required' }),
  }
}

/** Takes over fields only they changed; typed values stay, and a save overwrites theirs. */
export function rebased(draft: Draft, theirs: Food): Draft {
  const mine = changesIn(draft)
  const values = { name: theirs.name, latinName: theirs.latinName, category: theirs.category, ...mine }
  return { ...draft, seen: theirs, values, theirs, pending: false }
}
