import type { Food } from '../food-words'

export const draftFields = ['name', 'latinName', 'category'] as const
export type DraftField = (typeof draftFields)[number]
export type DraftValues = Record<DraftField, string>

export const draftWords: Record<DraftField, string> = {
  name: 'Food Name',
  latinName: 'Latin Name',
  category: 'Category',
}

/** A row being edited: the food it began on, what is typed, and what was wrong with it. */
export type Draft = {
  seen: Food
  values: DraftValues
  errors: Partial<DraftValues>
  /** What somebody else has made of the food in the meantime. */
  theirs?: Food
  pending: boolean
}

export function draftOf(food: Food): Draft {
  const { name, latinName, category } = food
  return { seen: food, values: { name, latinName, category }, errors: {}, pending: false }
}

/** What to send: the fields that differ, trimmed. */
export function changesIn({ seen, values }: Pick<Draft, 'seen' | 'values'>): Partial<DraftValues> {
  return Object.fromEntries(
    draftFields
      .map((field) => [field, values[field].trim()] as const)
      .filter(([field, text]) => text !== seen[field]),
  )
}

/** What keeps it from being sent. */
export function problemsIn({ name, category }: DraftValues): Partial<DraftValues> {
  return {
    ...(name.trim() === '' && { name: 'Food name is required' }),
    ...(category.trim() === '' && { category: 'Category is required' }),
  }
}

/**
 * The draft once somebody else has changed the food: what only they changed follows them, what was typed stays, and
 * saving again keeps it so.
 */
export function rebased(draft: Draft, theirs: Food): Draft {
  const mine = changesIn(draft)
  const values = { name: theirs.name, latinName: theirs.latinName, category: theirs.category, ...mine }
  return { ...draft, seen: theirs, values, theirs, pending: false }
}
