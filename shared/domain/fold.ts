/*
 * How texts are compared, apart from how they happen to be written. `fold` is for all that is searched and for foods; the
 * others say why they fold differently.
 */

const letters: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
}

/** In small letters without accents and without what is not seen: `CRÈME` gives `creme`, `Süßmolke` gives `sussmolke`. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  for (let at = 0; at < lower.length; at++)
    if (lower.charCodeAt(at) > 127)
      return withoutAccents(lower)
        .replace(/\p{Cf}/gu, '')
        .replace(/[ßœæøłđıð]/gu, (letter) => letters[letter] ?? letter)
  return lower
}

/** For names of people: accents get lost on forms, but `ø` is another letter than `o`, and another letter another person. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const plain: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 's', ς: 'σ' }

/**
 * For what a query looks for as well, by the database's function `folded`: Postgres knows no classes of characters, and puts
 * one letter for one.
 */
export const foldAsPostgres = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[øłđıßς]/gu, (letter) => plain[letter] ?? letter)

/** For what a laboratory prints: in small letters with single spaces. Accents stay, they may tell two foods apart. */
export const tidied = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** The other way to write German umlauts, `Haselnüsse` as `Haselnuesse`; undefined where there are none. */
export function withoutUmlauts(text: string): string | undefined {
  if (!/[äöü]/iu.test(text)) return undefined
  return text.replace(/[äöü]/giu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? '')
}

/** With the apostrophes that a keyboard has. */
export const plainQuotes = (text: string): string => text.replace(/[’‘]/gu, "'")

/** For sorting by name. */
export const byAlphabet = (one: string, other: string): number => one.localeCompare(other, 'en')
