/* Normal forms for comparing texts. `fold` is for all searches and for foods; the others say why
   they differ. */

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

/** In lower case without accents and invisible characters: `Süßmolke` gives `sussmolke`. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  for (let at = 0; at < lower.length; at++)
    if (lower.charCodeAt(at) > 127)
      return withoutAccents(lower)
        .replace(/\p{Cf}/gu, '')
        .replace(/[ßœæøłđıð]/gu, (letter) => letters[letter] ?? letter)
  return lower
}

/** For people's names: forms lose accents, but `ø` is another letter than `o`. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const plain: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 's', ς: 'σ' }

/** For search terms: Postgres's `folded` has no character classes and replaces each letter. */
export const foldAsPostgres = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[øłđıßς]/gu, (letter) => plain[letter] ?? letter)

/** In lower case with single spaces; accents stay, as they may tell two foods apart. */
export const tidied = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** `Haselnüsse` as `Haselnuesse`; undefined without umlauts. */
export function withoutUmlauts(text: string): string | undefined {
  if (!/[äöü]/iu.test(text)) return undefined
  return text.replace(/[äöü]/giu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? '')
}

/** With the apostrophe of a keyboard. */
export const plainQuotes = (text: string): string => text.replace(/[’‘]/gu, "'")

/** For sorting by name. */
export const byAlphabet = (one: string, other: string): number => one.localeCompare(other, 'en')
