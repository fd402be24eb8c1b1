const rules = new Intl.PluralRules('en')

/** A number with separators: `1,204`. */
export const formatCount = (count: number): string => count.toLocaleString('en-GB')

/** The word for a number; the plural adds an s unless given: `is`, `are`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  rules.select(count) === 'one' ? one : many

/** A number with its noun: `1 report`, `1,204 reports`. */
export const countText = (count: number, one: string, many?: string): string =>
  `${formatCount(count)} ${plural(count, one, many)}`

const lists = { and: new Intl.ListFormat('en-GB'), or: new Intl.ListFormat('en-GB', { type: 'disjunction' }) }

/** Names in a sentence: `egg, milk and wheat`. */
export const listed = (names: readonly string[], link: 'and' | 'or' = 'and'): string =>
  lists[link].format(names)
