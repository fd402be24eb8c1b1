import rows from './meals.json' with { type: 'json' }

/** Builds part of a pattern; texts are `plain`, in four languages. */
export const any = (...lists: string[]): string => `(?:${lists.join('|')})`

export const asAny = <Name extends string>(rows: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(rows).map(([name, list]) => [name, any(list)])) as Record<
    Name,
    string
  >

const whole = (lists: readonly string[]) => `(?<![\\p{L}\\d])${any(...lists)}(?![\\p{L}\\d])`

/** Whole words in `plain` text; build once. */
export const pattern = (...lists: string[]) => new RegExp(whole(lists), 'u')

/** The same for text as typed. */
export const typed = (...lists: string[]) => new RegExp(whole(lists), 'iu')

/** The same, for every occurrence. */
export const everywhere = (...lists: string[]) => new RegExp(whole(lists), 'gu')

/** Between word boundaries, also in text as typed; build once. */
export const bounded = (...lists: string[]) => new RegExp(`\\b${any(...lists)}\\b`, 'u')

type Row = { said: string }

/** Finds the rows of a table that a text names. */
export function reader<One extends Row>(rows: readonly One[]): (text: string) => One[] {
  const ways = rows.map((row) => [row, pattern(row.said)] as const)
  return (text) => ways.filter(([, said]) => said.test(text)).map(([row]) => row)
}

/** Removes a table's names, since words of "pain" or "iron tablets" would be foods. */
export function remover(rows: readonly Row[]): (text: string, instead?: string) => string {
  const ways = rows.map(({ said }) => everywhere(said))
  return (text, instead = 'is') => ways.reduce((rest, said) => rest.replace(said, ` ${instead} `), text)
}

/** Checks a text for named signs. */
export function signsOf<Sign extends string>(rows: Readonly<Record<Sign, string>>, build = bounded) {
  const names = Object.keys(rows) as Sign[]
  const signs = new Map(names.map((name) => [name, build(rows[name])]))
  return (text: string, ...some: readonly Sign[]): boolean => some.some((sign) => signs.get(sign)?.test(text))
}

/** Meals of a day before those that are dishes too. */
export const meals = Object.entries(rows)
