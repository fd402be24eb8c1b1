import { parseAllergenData } from '@shared/domain/foods/allergen-data'

/** The most the endpoint accepts. */
export const MAX_EXCLUDED = 300
export const MAX_LENGTH = 100

/** Buttons that add a food or a whole group. */
export const quickAdds = [
  'Dairy',
  'Gluten',
  'Wheat',
  'Eggs',
  'Nuts',
  'Soy',
  'Shellfish',
  'Fish',
  'Sesame',
  'Corn',
  'Garlic',
  'Onion',
  'Tomato',
] as const

const tidy = (entry: string) => entry.trim().replace(/\s+/g, ' ').slice(0, MAX_LENGTH).trim()
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const holds = (list: readonly string[], entry: string): boolean =>
  list.some((known) => same(known, tidy(entry)))

/** Appends entries: trimmed, without duplicates in any case, up to the endpoint's maximum. */
export function withEntries(list: readonly string[], entries: readonly string[]): string[] {
  const next = [...list]
  for (const entry of entries.map(tidy))
    if (entry !== '' && !holds(next, entry) && next.length < MAX_EXCLUDED) next.push(entry)
  return next
}

export const withoutEntry = (list: readonly string[], entry: string): string[] =>
  list.filter((known) => !same(known, tidy(entry)))

/** The foods in a report's allergenData whose level is not normal. */
export const elevatedIn = (allergenData: string): string[] =>
  parseAllergenData(allergenData)
    .filter(({ level }) => level !== 'normal')
    .map(({ food }) => food)
