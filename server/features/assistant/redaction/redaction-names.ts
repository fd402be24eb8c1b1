import { sql, type SQL } from 'drizzle-orm'
import { foldAsPostgres } from '@shared/domain/text/fold'
import { ordinaryWords as labelWords } from '@shared/domain/food-matcher/ordinary-words'
import type { Database } from '../../../database/connect'
import { nameWords } from '../../../database/columns'
import { account, namesOfAccount } from '../../accounts/accounts.public'
import { ofCatalogue } from '../../foods/foods.public'
import { practitioner } from '../../practitioners/practitioners.public'
import { report } from '../../reports/reports.public'
import { textFile } from '../text-file'

/** `whole`: only the full name identifies, as a clinic's name is made of ordinary words. */
type KnownName = { name: string; whole: boolean }

/** Scripts without spaces, for patterns here and in Postgres. */
const scriptsWithoutSpaces = '[฀-๿ກ-ໟက-႟ក-៿぀-ヿ㐀-鿿가-힯]'

const token = /[\p{L}\p{M}\p{N}]+/gu
/** "O'Neill", "Lüdenscheidt-Meyer": some write them as one word. */
const compound = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)+/gu

const partsOf = (text: string): string[] => foldAsPostgres(text).match(token) ?? []

/** Other spellings: "Mueller" for Müller, "Torvalds" for Torvald's. */
function meantBy(part: string): string[] {
  if (part.length < 5) return [part]
  return [part, part.replace(/([aou])e/gu, '$1'), part.replace(/s$/u, '')]
}

/** Each way in which words of a text may be part of a name. */
const partsIn = (text: string): string[] => [
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

/** Replaces each word of the names, and each whole name, with `hidden`. */
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

const MOST_NUMBERS = 50

export async function knownNames(db: Database, texts: readonly string[]): Promise<KnownName[]> {
  const parts = [...new Set(texts.flatMap(partsIn))].filter((part) => part.length > 1)
  if (parts.length === 0) return []
  const unspaced = texts.filter((text) => new RegExp(scriptsWithoutSpaces, 'u').test(text)).join('\n')
  const numbers = parts.filter((part) => part.length > 2 && /\p{N}/u.test(part)).slice(0, MOST_NUMBERS)
  const holdsNumber = numbers.map((number) => sql`search like ${`%${number}%`}`)
  const holdsPart = (names: SQL) => sql`${nameWords(names)} && ${sql.param(parts)}::text[]`
  // In a text without spaces a name may be anywhere, so every name is read.
  const among = (names: SQL) => (unspaced === '' ? holdsPart(names) : sql`true`)
  const one = sql`array[name]`
  const isNamed =
    unspaced === ''
      ? holdsPart(one)
      : sql`(${holdsPart(one)}
          or (length(name) > 1 and name ~ ${scriptsWithoutSpaces} and strpos(${unspaced}, name) > 0))`
  // Many reports share a practitioner's name; each is read once.
  const { rows } = await db.execute<KnownName>(sql`
    with recursive printed as (
      (select practitioner as name from ${report} order by practitioner limit 1)
      union all
      select (select practitioner from ${report} where practitioner > printed.name order by practitioner limit 1)
        from printed where name is not null)
    select name, bool_and(whole) as whole from (
      select unnest(${namesOfAccount}) as name, false as whole from ${account} where ${among(namesOfAccount)}
      union all select distinct client_name, false from ${report} where ${among(sql`array[client_name]`)}
      union all select name, false from printed
      union all select sample_id, false from ${report} where ${sql.join([sql`false`, ...holdsNumber], sql` or `)}
      union all select license_number, false from ${practitioner}
      union all select clinic_name, true from ${practitioner}
    ) as names
    where name <> '' and ${isNamed}
    group by name`)
  return rows
}

/** Ordinary words that are also names stay alone and go beside another word of the name. */
export const ordinaryWords = ofCatalogue(
  (rows): ReadonlySet<string> =>
    new Set([
      ...labelWords,
      ...ordinary,
      ...rows.flatMap(({ name, alternativeNames }) => [name, ...alternativeNames].flatMap(partsOf)),
    ]),
)

const ordinary = textFile('redaction/ordinary.txt').split(/\s+/u)
