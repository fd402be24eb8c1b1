import { quoteCell } from './csv'

/** What may stand between names that somebody typed by hand, or between those that the portal alone has written. */
export type Separators = ',;\n' | ';'

/** A name in quotes up to a separator or the end, or else what stands before the next separator. */
const items = {
  ',;\n': /[^\S\n]*"(?<quoted>(?:[^"]|"")*)"[^\S\n]*(?=[,;\n]|$)|(?<plain>[^,;\n]+)/gu,
  ';': /\s*"(?<quoted>(?:[^"]|"")*)"\s*(?=;|$)|(?<plain>[^;]+)/gu,
} satisfies Record<Separators, RegExp>

/** Names as one text with `; ` between them. A name that holds what separates names, or a quote, stands in quotes, as in CSV. */
export const formatNames = (names: readonly string[]): string =>
  names.map((name) => (/[,;"\n\r]/u.test(name) ? quoteCell(name) : name)).join('; ')

/** The names of such a text, each once whatever its capitals. A quote that does not close is an ordinary character. */
export function parseNames(text: string, separators: Separators): string[] {
  const names = [...text.matchAll(items[separators])]
    .map(({ groups }) => (groups?.['quoted']?.replaceAll('""', '"') ?? groups?.['plain'] ?? '').trim())
    .filter((name) => name !== '')
  return distinctNames(names)
}

/** Each name once, whatever its capitals. */
export const distinctNames = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.toLowerCase(), name])).values(),
]
