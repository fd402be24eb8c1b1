import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { foods } from '../../database/tables/foods'

const hidden = '[removed]'

const email = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,190}/gu
/** Seven digits or more, however they are grouped: phone numbers, and most numbers that name a person. */
const longNumber = /\+?\d(?:[\s./()-]{0,2}\d){6,}/gu
const day = /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/gu
/** Letters and digits mixed, as sample IDs, keys and passwords are. */
const mixed = /(?<![\p{L}\d])(?=[\p{L}\d_-]*\d)(?=[\p{L}\d_-]*\p{L})[\p{L}\d_-]{5,}(?![\p{L}\d])/gu
/** Food chemistry that looks like an identifier. */
const knownMixed =
  /^(?:e-?\d{3,4}[a-z]?|omega-?\d|b\d{1,2}|vitamin-?\w{1,3}|igg\d?|\d+(?:g|kg|ml|mg|µg|cm|min|minutes?))$/iu

/**
 * Takes out of a text what could name a person before a model sees it: email addresses, long numbers, days, mixed
 * letters and digits, sample IDs, and the names of everybody the portal knows. `[removed]` stands in their place.
 * The text is a few thousand characters at most.
 */
export async function redact(db: Database, text: string): Promise<string> {
  const [known, ordinaryWord] = await Promise.all([knownNames(db, text), ordinaryWords(db)])
  return withoutNames(text.replace(email, hidden), known, ordinaryWord)
    .replace(day, hidden)
    .replace(longNumber, hidden)
    .replace(mixed, (found) => (knownMixed.test(found) ? found : hidden))
    .replace(/\[removed\](?:['’_.-]\[removed\])+/gu, hidden)
}

/** Names of people and samples of which a word stands in the text, as they are written in the portal. */
async function knownNames(db: Database, text: string): Promise<string[]> {
  const parts = [...new Set(partsOf(text))].filter((part) => part.length > 1)
  if (parts.length === 0) return []
  const asParts = sql`string_to_array(translate(lower(name), ${accented + separators}, ${unaccented + ' '.repeat(separators.length)}), ' ')`
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct name from (
      select unnest(array[first_name, last_name, first_name || ' ' || last_name, username, email]) as name from users
      union all select client_name from reports
      union all select practitioner from reports
      union all select sample_id from reports
      union all select unnest(array[license_number, clinic_name]) from practitioners
    ) as names
    where name <> '' and ${asParts} && ${sql.param(parts)}::text[]`)
  return rows.map(({ name }) => name)
}

const accented = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿšžčćğıłńřśťůźż'
const unaccented = 'aaaaaaceeeeiiiinoooooouuuuyyszccgilnrstuzz'
const separators = "-_.,'’()/@+"

const plain = (text: string) =>
  text.toLowerCase().replace(/[^\x00-\x7f]/gu, (letter) => unaccented[accented.indexOf(letter)] ?? letter)

const partsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u)

/** Ordinary words that are names as well: on their own they stay, beside another word of the same name they go. */
async function ordinaryWords(db: Database): Promise<Set<string>> {
  const rows = await db.select({ name: foods.name, others: foods.alternativeNames }).from(foods)
  return new Set([...ordinary, ...rows.flatMap(({ name, others }) => [name, ...others].flatMap(partsOf))])
}

/** The text without every word of the names, wherever it stands as a word of its own. */
function withoutNames(text: string, names: string[], ordinaryWord: Set<string>): string {
  if (names.length === 0) return text
  const nameParts = names.map((name) => partsOf(name).filter((part) => part !== ''))
  const telling = new Set(nameParts.flat().filter((part) => part.length > 2 && !ordinaryWord.has(part)))
  const whole = new Set(nameParts.filter((parts) => parts.length > 1).map((parts) => parts.join(' ')))
  const places = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    part: plain(found[0]),
  }))
  const gone = places.map(({ part }) => telling.has(part))
  const longest = Math.max(1, ...nameParts.map((parts) => parts.length))
  for (let at = 0; at < places.length; at++)
    for (let length = 2; length <= longest; length++) {
      const phrase = places.slice(at, at + length).map(({ part }) => part)
      if (phrase.length === length && whole.has(phrase.join(' '))) gone.fill(true, at, at + length)
    }
  let result = ''
  let end = 0
  for (const [index, place] of places.entries()) {
    if (!gone[index]) continue
    result += text.slice(end, place.start) + hidden
    end = place.end
  }
  return result + text.slice(end)
}

const ordinary =
  'the and for with are was not you your can may will mark grace hope faith joy rose green brown white black young long short hill wood lake day west north south east summer winter spring autumn test client sample report lab laboratory clinic health centre center practice admin practitioner com org net mail example'.split(
    ' ',
  )
