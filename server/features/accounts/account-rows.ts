import { and, asc, desc, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Query } from '@shared/api'
import { roles, type Role } from '@shared/core/roles'
import type { AccountState } from '@shared/domain/account-states'
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

/** Whether an account has a record of a client or a practitioner, which their features know. */
export type HasRecord = (userId: SQLWrapper) => SQL<boolean>

const isIn: Record<AccountState, SQL | undefined> = {
  // The index of sign-ins begins with the role.
  'never-in': and(inArray(users.role, roles), isNull(users.lastSignInAt), eq(users.isActive, true)),
  // In the words of its index.
  deactivated: sql`not ${users.isActive}`,
}

/** A page of accounts, newest first, and how many match. */
export async function listAccounts(
  db: Database,
  hasRecord: HasRecord,
  { q, role, state, ...page }: Query<'GET /api/users'>,
) {
  const where = and(q ? holds(users, q) : undefined, role && eq(users.role, role), state && isIn[state])
  const ordered = newestFirst(db, users, where)
  const read = (on: FoundPage) =>
    db
      .with(on.found)
      .select({
        user: users,
        hasCredential: hasCredential(users.id),
        // As SQL the column keeps its table's name: a record has an id too.
        hasRecord: hasRecord(sql`${users.id}`),
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
