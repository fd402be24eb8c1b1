import { and, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Query } from '@shared/api'
import type { Database, Transaction } from '../../database/connect'
import { pageOfRows, type FoundPage } from '../../database/pages'
import { fieldsOf, readable } from '../../database/readable'
import { folded } from '../../database/columns'
import { countedOf, holdsWord, isBrief, like, wordsOf } from '../../database/search'
import { tallyOf } from '../../database/tallies'
import { lockRow } from '../../edit/edit-row'
import { account, accountsByName, byName, sharedVersion } from '../accounts/accounts.public'
import { practitioners } from './practitioners.tables'

/** Practitioners' records as other features may read them. */
export const practitioner = readable('practitioner', practitioners)

/** A practitioner's name as one text, for rows that refer to the practitioner. */
export const practitionerName = (practitionerId: SQLWrapper) =>
  sql<string | null>`(select trim(account.first_name || ' ' || account.last_name) from practitioners p
    join ${account} on account.id = p.user_id where p.id = ${practitionerId})`

export const practitionerActive = (practitionerId: SQLWrapper) =>
  sql<boolean | null>`(select account.is_active from practitioners p
    join ${account} on account.id = p.user_id where p.id = ${practitionerId})`

export const namedPractitioners = (db: Database | Transaction) =>
  db
    .select({
      id: practitioners.id,
      name: sql<string>`trim(${account.firstName} || ' ' || ${account.lastName})`,
    })
    .from(practitioners)
    .innerJoin(account, eq(account.id, practitioners.userId))

/** The practitioner's account and rule; undefined when there is no such practitioner. */
export async function findPractitionerUser(db: Database | Transaction, practitionerId: number) {
  const [found] = await db
    .select({
      userId: practitioners.userId,
      reportNotifications: account.reportNotifications,
      releaseRule: practitioners.releaseRule,
    })
    .from(practitioners)
    .innerJoin(account, eq(account.id, practitioners.userId))
    .where(eq(practitioners.id, practitionerId))
  return found
}

const wholeColumns = {
  practitioner: practitioners,
  user: fieldsOf(account),
  clientCount: tallyOf('clients-of', sql`${practitioners.id}::text`),
}

const practitionerRows = (db: Database | Transaction, where: SQL | undefined) =>
  db
    .select(wholeColumns)
    .from(practitioners)
    .innerJoin(account, eq(account.id, practitioners.userId))
    .where(where)

type PractitionerRow = Awaited<ReturnType<typeof practitionerRows>>[number]

const presentPractitioner = ({ practitioner, user, clientCount }: PractitionerRow) => ({
  ...practitioner,
  user,
  version: sharedVersion(practitioner, user),
  clientCount,
  lastActivity: user.lastSignInAt,
})

const hasSpecialty = (word: string) =>
  sql`exists (select from practitioners p where p.user_id = ${account.id} and ${like(folded(sql`p.specialty`), word)})`

const foldedName = folded(sql`${account.firstName} || ' ' || ${account.lastName}`)

/** For each word of three letters or more, the practitioners whose name contains it. */
export async function practitionersNamed(db: Database, words: string[]): Promise<Map<string, number[]>> {
  const telling = words.filter((word) => !isBrief(word))
  if (telling.length === 0) return new Map()
  const found = await db
    .select({ id: practitioners.id, name: foldedName.mapWith(String) })
    .from(practitioners)
    .innerJoin(account, eq(account.id, practitioners.userId))
    .where(and(eq(account.role, 'practitioner'), or(...telling.map((word) => holdsWord(account, word)))))
  return new Map(
    telling.map((word) => [word, found.filter(({ name }) => name.includes(word)).map(({ id }) => id)]),
  )
}

/** All practitioners, sorted by name here, because a join does not sort. */
export const practitionerNames = (db: Database, directed: (column: PgColumn) => SQL) =>
  db
    .select({ id: practitioners.id, lastName: account.lastName, firstName: account.firstName })
    .from(practitioners)
    .innerJoin(account, eq(account.id, practitioners.userId))
    .where(eq(account.role, 'practitioner'))
    .orderBy(directed(account.lastName), directed(account.firstName), directed(practitioners.id))
    .as('named')

/** A page of practitioners by name, and how many match. */
export async function listPractitioners(db: Database, { q, ...page }: Query<'GET /api/practitioners'>) {
  const where = and(...wordsOf(q ?? '').map((word) => or(holdsWord(account, word), hasSpecialty(word))))
  const ordered = accountsByName(db, 'practitioner', where)
  const read = (on: FoundPage) =>
    db
      .with(on.found)
      .select({ ...wholeColumns, counted: on.counted })
      .from(practitioners)
      .innerJoin(account, eq(account.id, practitioners.userId))
      .where(and(on.holds(account.id), on.holds(practitioners.userId)))
      .orderBy(...byName)
  const { rows, ...extent } = await pageOfRows(db, ordered, page, read, countedOf(q))
  return { ...extent, rows: rows.map(presentPractitioner) }
}

/** One practitioner; undefined when there is none. */
export async function findPractitioner(db: Database | Transaction, id: number) {
  const [row] = await practitionerRows(db, eq(practitioners.id, id))
  return row && presentPractitioner(row)
}

/** Locks the record until the transaction ends. Throws a 404 Problem when there is none. */
export const lockPractitioner = (tx: Transaction, id: number) =>
  lockRow(tx, practitioners, eq(practitioners.id, id), 'The practitioner')

/** The record of an account; undefined when it has none. */
export async function findPractitionerOf(db: Database | Transaction, userId: number) {
  const [row] = await db.select().from(practitioners).where(eq(practitioners.userId, userId))
  return row
}
