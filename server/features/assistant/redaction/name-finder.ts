import { foldAsPostgres } from '@shared/domain/fold'

/**
 * A name as it is written in the portal. Of one that is `whole` no single word tells: a clinic's is made of ordinary
 * ones.
 */
export type KnownName = { name: string; whole: boolean }

/** Letters of scripts that put no space between words, for a regular expression here or in Postgres. */
export const scriptsWithoutSpaces = '[฀-๿ກ-ໟက-႟ក-៿぀-ヿ㐀-鿿가-힯]'

const token = /[\p{L}\p{M}\p{N}]+/gu
/** "O'Neill", "Lüdenscheidt-Meyer": several words that some write as one. */
const compound = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)+/gu

export const partsOf = (text: string): string[] => foldAsPostgres(text).match(token) ?? []

/** How else a word may be meant: "Mueller" for Müller, "Torvalds" for Torvald's. */
function meantBy(part: string): string[] {
  if (part.length < 5) return [part]
  return [part, part.replace(/([aou])e/gu, '$1'), part.replace(/s$/u, '')]
}

/** Every way in which the words of a text may be part of a name. */
export const partsIn = (text: string): string[] => [
  ...partsOf(text).flatMap(meantBy),
  ...[...text.matchAll(compound)].map(([found]) => partsOf(found).join('')),
]

type Place = { start: number; end: number; part: string }
const placesOf = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    part: partsOf(found).join(''),
  }))

/**
 * What puts `hidden` for every word of the names, wherever it stands as a word of its own, and for every whole name.
 */
export function nameFinder(
  known: readonly KnownName[],
  ordinary: ReadonlySet<string>,
  hidden: string,
): (text: string) => string {
  const names = known.map(({ name }) => partsOf(name))
  const single = known
    .filter(({ whole }) => !whole)
    .flatMap(({ name }) => [...partsOf(name), ...partsOf(name.replace(/['’]/gu, '')), partsOf(name).join('')])
  const telling = new Set(single.filter((part) => part.length > 1 && !ordinary.has(part)))
  const phrases = new Set(names.filter((parts) => parts.length > 1).map((parts) => parts.join(' ')))
  const longest = Math.max(1, ...names.map((parts) => parts.length))
  const unspaced = known
    .map(({ name }) => name)
    .filter((name) => name.length > 1 && new RegExp(scriptsWithoutSpaces, 'u').test(name))
    .sort((a, b) => b.length - a.length)

  const tells = (part: string) => !ordinary.has(part) && meantBy(part).some((way) => telling.has(way))

  return (text) => {
    const places = placesOf(text, token)
    const gone = places.map(({ part }) => tells(part))
    for (let at = 0; at < places.length; at++)
      for (let length = 2; length <= longest && at + length <= places.length; length++) {
        const phrase = places.slice(at, at + length).map(({ part }) => part)
        if (phrases.has(phrase.join(' '))) gone.fill(true, at, at + length)
      }
    const compounds = placesOf(text, compound).filter(({ part }) => telling.has(part))
    let result = ''
    let end = 0
    for (const [index, place] of places.entries()) {
      const isWithin = compounds.some(({ start, end: last }) => place.start >= start && place.end <= last)
      if (!gone[index] && !isWithin) continue
      result += text.slice(end, place.start) + hidden
      end = place.end
    }
    return unspaced.reduce((rest, name) => rest.replaceAll(name, hidden), result + text.slice(end))
  }
}
