import { sql, type SQL } from 'drizzle-orm'
import { ordinaryWords as labelWords } from '@shared/domain/food-matcher/ordinary-words'
import type { Database } from '../../../database/connect'
import { nameWords } from '../../../database/columns'
import { account, namesOfAccount } from '../../accounts/accounts.public'
import { ofCatalogue } from '../../foods/foods.public'
import { practitioner } from '../../practitioners/practitioners.public'
import { report } from '../../reports/reports.public'
import { textFile } from '../text-file'
import { type KnownName, partsIn, partsOf, scriptsWithoutSpaces } from './name-finder'

/** Numbers in one text that are looked for among sample IDs. */
const MOST_NUMBERS = 50

/** Names of people and samples of which a word stands in one of the texts. */
export async function knownNames(db: Database, texts: readonly string[]): Promise<KnownName[]> {
  const parts = [...new Set(texts.flatMap(partsIn))].filter((part) => part.length > 1)
  if (parts.length === 0) return []
  const unspaced = texts.filter((text) => new RegExp(scriptsWithoutSpaces, 'u').test(text)).join('\n')
  const numbers = parts.filter((part) => part.length > 2 && /\p{N}/u.test(part)).slice(0, MOST_NUMBERS)
  const holdsNumber = numbers.map((number) => sql`search like ${`%${number}%`}`)
  const holdsPart = (names: SQL) => sql`${nameWords(names)} && ${sql.param(parts)}::text[]`
  // A name without spaces may stand anywhere in a text that has none: then every name is read.
  const among = (names: SQL) => (unspaced === '' ? holdsPart(names) : sql`true`)
  const one = sql`array[name]`
  const isNamed =
    unspaced === ''
      ? holdsPart(one)
      : sql`(${holdsPart(one)}
          or (length(name) > 1 and name ~ ${scriptsWithoutSpaces} and strpos(${unspaced}, name) > 0))`
  // Many reports bear the name of one practitioner: each is read once.
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

/** Ordinary words that are names as well: on their own they stay, beside another word of the same name they go. */
export const ordinaryWords = ofCatalogue(
  (rows): ReadonlySet<string> =>
    new Set([
      ...labelWords,
      ...ordinary,
      ...rows.flatMap(({ name, alternativeNames }) => [name, ...alternativeNames].flatMap(partsOf)),
    ]),
)

const ordinary = textFile('redaction/ordinary.txt').split(/\s+/u)
