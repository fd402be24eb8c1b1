import rows from './meals.json' with { type: 'json' }

/*
 * What patterns are made of, in English, German, French and Spanish, for texts as `plain` writes them.
 */

/** Any of these. */
export const any = (...lists: string[]): string => `(?:${lists.join('|')})`

const whole = (lists: readonly string[]) => `(?<![\\p{L}\\d])${any(...lists)}(?![\\p{L}\\d])`

/** Built once, any of these within whole words. */
export const pattern = (...lists: string[]) => new RegExp(whole(lists), 'u')

/** The same for texts as they were typed. */
export const typed = (...lists: string[]) => new RegExp(whole(lists), 'iu')

/** The same for each place where they stand. */
export const everywhere = (...lists: string[]) => new RegExp(whole(lists), 'gu')

/** Built once, any of these from one edge of a word to another: for texts as they were typed, too. */
export const bounded = (...lists: string[]) => new RegExp(`\\b${any(...lists)}\\b`, 'u')

/** The meals by the words for them, those of a day before what is a dish as well. */
export const meals = Object.entries(rows)
