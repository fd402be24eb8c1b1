import { and, asc, desc, eq, inArray, isNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Query } from '@shared/api'
import { roles, type Role } from '@shared/core/roles'
import type { AccountState } from '@shared/domain/account-states'
import type { AccountFactor } from '@shared/domain/factors'
import type { Database } from '../../database/connect'
import { newestFirst, pageOfRows, type FoundPage, type Ordered } from '../../database/pages'
import { readable } from '../../database/readable'
import { countedOf, holds } from '../../database/search'
import { users } from './accounts.tables'

/** Accounts as other features read them. */
export const account = readable('account', users, 'passwordHash')

/** Whether a generated password of the account is kept. */
export const hasCredential = (userId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from credentials k where k.user_id = ${userId})`

/** How an account is called: its name, else its username; null when there is no such account. */
export const accountName = (userId: SQLWrapper) =>
  sql<string | null>`(
    select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username)
    from users u where u.id = ${userId})`

/** Whether an address, in whatever capitals, is an account's. */
export const isAddressTaken = (email: SQLWrapper) =>
  sql<boolean>`exists (select 1 from users u where lower(u.email) = lower(${sql`${email}`}))`

/** Whether an account has a record of a client or a practitioner, which their features know. */
export type HasRecord = (userId: SQLWrapper) => SQL<boolean>

/** What an account of staff is protected by beside its password, which its feature knows; null of a client. */
export type FactorOf = (userId: SQLWrapper, role: SQLWrapper) => SQL<AccountFactor | null>

/** What of accounts other features know. */
export type Known = { hasRecord: HasRecord; factorOf: FactorOf }

const isIn = ({ factorOf }: Known): Record<AccountState, SQL | undefined> => ({
  // The index of sign-ins begins with the role.
  'never-in': and(inArray(users.role, roles), isNull(users.lastSignInAt), eq(users.isActive, true)),
  'no-factor': and(
    ne(users.role, 'client'),
    eq(users.isActive, true),
    sql`${factorOf(sql`${users.id}`, sql`${users.role}`)} = 'none'`,
  ),
  // In the words of its index.
  deactivated: sql`not ${users.isActive}`,
})

/** A page of accounts, newest first, and how many match. */
export async function listAccounts(
  db: Database,
  known: Known,
  { q, role, state, ...page }: Query<'GET /api/users'>,
) {
  const where = and(
    q ? holds(users, q) : undefined,
    role && eq(users.role, role),
    state && isIn(known)[state],
  )
  const ordered = newestFirst(db, users, where)
  const read = (on: FoundPage) =>
    db
      .with(on.found)
      .select({
        user: users,
        hasCredential: hasCredential(users.id),
        // As SQL the column keeps its table's name: a record has an id too.
        hasRecord: known.hasRecord(sql`${users.id}`),
        factor: known.factorOf(sql`${users.id}`, sql`${users.role}`),
        counted: on.counted,
      })
      .from(users)
      .where(on.holds(users.id))
      .orderBy(desc(users.id))
  const { rows, ...extent } = await pageOfRows(db, ordered, page, read, countedOf(q))
  return { ...extent, rows: rows.map(({ user, ...more }) => ({ ...user, ...more })) }
}

/** The order of people in a directory. */
export const byName = [asc(account.lastName), asc(account.firstName), asc(account.id)]

/** The ids of the accounts of a role that match, by name. */
export const accountsByName = (db: Database, role: Role, where: SQL | undefined): Ordered =>
  db
    .select({ key: account.id })
    .from(account)
    .where(and(eq(account.role, role), where))
    .orderBy(...byName)
