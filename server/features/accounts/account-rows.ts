import { and, asc, desc, eq, inArray, isNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Query } from '@shared/api'
import { roles, type Role } from '@shared/core/roles'
import type { AccountState } from '@shared/domain/people/account-states'
import type { AccountFactor } from '@shared/domain/sign-in/factors'
import type { Database } from '../../database/connect'
import { newestFirst, pageOfRows, type FoundPage, type Ordered } from '../../database/pages'
import { readable } from '../../database/readable'
import { countedOf, holds } from '../../database/search'
import { users } from './accounts.tables'

/** Accounts as other features may read them. */
export const account = readable('account', users, 'passwordHash')

/** Whether the generated password of the account is stored. */
export const hasCredential = (userId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from credentials k where k.user_id = ${userId})`

/** An account's name, else its username; null when there is no such account. */
export const accountName = (userId: SQLWrapper) =>
  sql<string | null>`(
    select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username)
    from users u where u.id = ${userId})`

/** Whether an account has this address, ignoring case. */
export const isAddressTaken = (email: SQLWrapper) =>
  sql<boolean>`exists (select 1 from users u where lower(u.email) = lower(${sql`${email}`}))`

/** Whether an account has a client or practitioner record; provided by their features. */
export type HasRecord = (userId: SQLWrapper) => SQL<boolean>

/** The second factor of a staff account, null for a client; provided by the factors feature. */
export type FactorOf = (userId: SQLWrapper, role: SQLWrapper) => SQL<AccountFactor | null>

/** What other features know about accounts. */
export type AccountFacts = { hasRecord: HasRecord; factorOf: FactorOf }

const isIn = ({ factorOf }: AccountFacts): Record<AccountState, SQL | undefined> => ({
  // The index of sign-ins begins with the role.
  'never-in': and(inArray(users.role, roles), isNull(users.lastSignInAt), eq(users.isActive, true)),
  'no-factor': and(
    ne(users.role, 'client'),
    eq(users.isActive, true),
    sql`${factorOf(sql`${users.id}`, sql`${users.role}`)} = 'none'`,
  ),
  // The same expression as its index.
  deactivated: sql`not ${users.isActive}`,
})

/** A page of accounts, newest first, and how many match. */
export async function listAccounts(
  db: Database,
  known: AccountFacts,
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
        // As SQL, because a plain column would lose its table name and the record has an id too.
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

/** The order of people in lists. */
export const byName = [asc(account.lastName), asc(account.firstName), asc(account.id)]

/** The ids of the matching accounts of a role, ordered by name. */
export const accountsByName = (db: Database, role: Role, where: SQL | undefined): Ordered =>
  db
    .select({ key: account.id })
    .from(account)
    .where(and(eq(account.role, role), where))
    .orderBy(...byName)
