import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../database/connect'
import { isOneOf } from '../../../database/pages'
import { account } from '../../accounts/accounts.public'
import { client } from '../../clients/clients.public'
import { nameWords, patternOf, sameName } from './names'

/** A client as a possible owner of a report. */
export type Candidate = {
  clientId: number
  firstName: string
  lastName: string
  email: string
  emailConfirmed: boolean
  isActive: boolean
  dateOfBirth: string | null
  gender: string
}

const columns = {
  clientId: client.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  emailConfirmed: account.emailConfirmed,
  isActive: account.isActive,
  dateOfBirth: client.dateOfBirth,
  gender: client.gender,
}

/** Limits how many clients with the longest word of a name are compared. */
const MOST = 200

/** For the column `search`, the longest first because it narrows most. */
const patternsOf = (name: string) =>
  nameWords(name)
    .sort((a, b) => b.length - a.length)
    .map(patternOf)

/** Per name, the clients with the same words in any order and spelling who match `also`. */
export async function namesakesOf(
  db: Database | Transaction,
  names: readonly string[],
  also?: SQL,
): Promise<Candidate[][]> {
  const asked = names.map((name, place) => {
    const [longest = '', ...others] = patternsOf(name)
    return { place, longest, others }
  })
  if (asked.length === 0) return []
  const found = db
    .select(columns)
    .from(account)
    .innerJoin(client, eq(client.userId, account.id))
    .where(and(sql`${account.search} ~ asked.longest and ${account.search} ~ all (asked.others)`, also))
    .limit(MOST)
    .as('found')
  const rows = await db
    .select({ place: sql<number>`asked.place`, candidate: found._.selectedFields })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place int, longest text, others text[])`,
    )
    .innerJoinLateral(found, sql`asked.longest <> ''`)
  return names.map((name, place) =>
    rows
      .filter((row) => row.place === place && sameName(name, nameOf(row.candidate)))
      .map(({ candidate }) => candidate),
  )
}

/** All clients with every word of a name, some with a long one, and the address's account. */
export async function similarTo(
  db: Database,
  { clientName, email }: { clientName: string; email: string },
): Promise<Candidate[]> {
  const [longest = '', ...others] = patternsOf(clientName)
  const long = nameWords(clientName)
    .filter((word) => word.length > 2)
    .map(patternOf)
  const some = (where: SQL) => sql`(select ${account.id} as id from ${account} where ${where} limit ${MOST})`
  const hasEveryWord = sql`${account.search} ~ ${longest} and ${account.search} ~ all (${sql.param(others)}::text[])`
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${some(longest === '' ? sql`false` : hasEveryWord)} as namesakes
    union select found.id from unnest(${sql.param(long)}::text[]) as word (pattern),
      lateral ${some(sql`${account.search} ~ word.pattern`)} as found
    union select id from ${some(sql`lower(${account.email}) = ${email}`)} as holders`)
  const ids = rows.map(({ id }) => id)
  return db
    .select(columns)
    .from(account)
    .innerJoin(client, eq(client.userId, account.id))
    .where(and(isOneOf(account.id, ids), isOneOf(client.userId, ids)))
}

/** Which of these addresses belong to an account. */
export async function takenAddresses(db: Database, emails: readonly string[]): Promise<Set<string>> {
  const asked = emails.filter(Boolean)
  if (asked.length === 0) return new Set()
  const address = sql<string>`lower(${account.email})`
  const rows = await db.select({ address }).from(account).where(isOneOf(address, asked))
  return new Set(rows.map((row) => row.address))
}

export const nameOf = ({ firstName, lastName }: Pick<Candidate, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
