import { quoteCell } from './csv'

/** The separators in a list that a person typed, or in one that only the portal writes. */
export type Separators = ',;\n' | ';'

/** A name in quotes up to a separator or the end, or else the text before the next separator. */
const items = {
  ',;\n': /[^\S\n]*"(?<quoted>(?:[^"]|"")*)"[^\S\n]*(?=[,;\n]|$)|(?<plain>[^,;\n]+)/gu,
  ';': /\s*"(?<quoted>(?:[^"]|"")*)"\s*(?=;|$)|(?<plain>[^;]+)/gu,
} satisfies Record<Separators, RegExp>

/** Joined by `; `; a name with a separator or a quote is in quotes, as in CSV. */
export const formatNames = (names: readonly string[]): string =>
  names.map((name) => (/[,;"\n\r]/u.test(name) ? quoteCell(name) : name)).join('; ')

/** Each name once, regardless of case; an unclosed quote is an ordinary character. */
export function parseNames(text: string, separators: Separators): string[] {
  const names = [...text.matchAll(items[separators])]
    .map(({ groups }) => (groups?.['quoted']?.replaceAll('""', '"') ?? groups?.['plain'] ?? '').trim())
    .filter((name) => name !== '')
  return distinctNames(names)
}

export const distinctNames = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.toLowerCase(), name])).values(),
]
