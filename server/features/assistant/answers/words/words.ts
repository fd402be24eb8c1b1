import rows from './meals.json' with { type: 'json' }

/*
 * What patterns are made of, in English, German, French and Spanish, for texts as `plain` writes them.
 */

/** Any of these. */
export const any = (...lists: string[]): string => `(?:${lists.join('|')})`

/** Any of the words of each list. */
export const asAny = <Name extends string>(rows: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(rows).map(([name, list]) => [name, any(list)])) as Record<
    Name,
    string
  >

const whole = (lists: readonly string[]) => `(?<![\\p{L}\\d])${any(...lists)}(?![\\p{L}\\d])`

/** Built once, any of these within whole words. */
export const pattern = (...lists: string[]) => new RegExp(whole(lists), 'u')

/** The same for texts as they were typed. */
export const typed = (...lists: string[]) => new RegExp(whole(lists), 'iu')

/** The same for each place where they stand. */
export const everywhere = (...lists: string[]) => new RegExp(whole(lists), 'gu')

/** Built once, any of these from one edge of a word to another: for texts as they were typed, too. */
export const bounded = (...lists: string[]) => new RegExp(`\\b${any(...lists)}\\b`, 'u')

type Row = { said: string }

/** The rows of a table that a text names. */
export function reader<One extends Row>(rows: readonly One[]): (text: string) => One[] {
  const ways = rows.map((row) => [row, pattern(row.said)] as const)
  return (text) => ways.filter(([, said]) => said.test(text)).map(([row]) => row)
}

/** A text without what a table names, of which "pain" and "iron tablets" would be foods: `instead` stands there. */
export function remover(rows: readonly Row[]): (text: string, instead?: string) => string {
  const ways = rows.map(({ said }) => everywhere(said))
  return (text, instead = 'is') => ways.reduce((rest, said) => rest.replace(said, ` ${instead} `), text)
}

/** Tells of a text whether it has one of some signs, by the words that a table has for them. */
export function signsOf<Sign extends string>(rows: Readonly<Record<Sign, string>>, build = bounded) {
  const names = Object.keys(rows) as Sign[]
  const signs = new Map(names.map((name) => [name, build(rows[name])]))
  return (text: string, ...some: readonly Sign[]): boolean => some.some((sign) => signs.get(sign)?.test(text))
}

/** The meals by the words for them, those of a day before what is a dish as well. */
export const meals = Object.entries(rows)
