import { desc, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pageOf } from '../http/paging'
import { Problem } from '../http/problem'
import type { Database } from './connect'

/** How many rows of a list are counted; of more it is only said that there are more. */
export const COUNTED = 1000

/** Rows after this many are not reached by turning pages. */
const DEEPEST = 1_000_000

/** How many there are: exactly, or, when `isCapped`, at least that many. */
export type Counted = { count: number; isCapped: boolean }
export type PageQuery = { page: number; pageSize: number }

/** The keys of one page in the list's order, how many rows there are, and whether a page follows. */
export type KeyPage<Key> = { keys: Key[]; total: Counted; hasNext: boolean }

export const capped = (count: number, enough = COUNTED): Counted => ({
  count: Math.min(count, enough),
  isCapped: count > enough,
})

/** How many rows have to be looked at to fill the page, to know whether one follows, and to count `enough`. */
export function reachOf(page: PageQuery, enough = COUNTED): number {
  const end = pageOf(page) + page.pageSize
  return Math.max(enough, end > DEEPEST ? 0 : end) + 1
}

/** The part of an array of all keys that the page holds, as SQL. */
export function sliceOf(page: PageQuery): SQL {
  const skip = pageOf(page)
  return skip + page.pageSize > DEEPEST ? sql`[1:0]` : sql`[${skip + 1}:${skip + page.pageSize}]`
}

/** Throws a Problem for a page that lies too deep to be read and may hold rows. */
export function refuseTooDeep(page: PageQuery, isEverything: boolean): void {
  if (!isEverything && pageOf(page) + page.pageSize > DEEPEST)
    throw new Problem('invalid', 'This page lies too deep in the list. Please narrow the list instead.', {
      fields: { page: 'lies too deep' },
    })
}

/**
 * Reads one page of the keys that `ordered` selects (one column, in the list's order) and counts to `enough`, in one
 * statement that stops there. With an index in that order it touches no more rows than that, however many there are.
 */
export async function pageOfKeys<Key extends number | string>(
  db: Database,
  ordered: { limit(rows: number): SQLWrapper },
  page: PageQuery,
  enough = COUNTED,
): Promise<KeyPage<Key>> {
  const reach = reachOf(page, enough)
  const { rows } = await db.execute<{ n: number; keys: Key[] | null }>(
    sql`select count(*)::int as n, (array_agg(key))${sliceOf(page)} as keys from ${ordered.limit(reach)} as found (key)`,
  )
  const { n = 0, keys = null } = rows[0] ?? {}
  refuseTooDeep(page, n < reach)
  return { keys: keys ?? [], total: capped(n, enough), hasNext: n > pageOf(page) + page.pageSize }
}

/** The same of a table's rows that match, newest first. */
export function newestKeys(
  db: Database,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
  page: PageQuery,
  enough?: number,
): Promise<KeyPage<number>> {
  const plain: PgTable = table
  const ordered = db.select({ key: table.id }).from(plain).where(where).orderBy(desc(table.id))
  return pageOfKeys(db, ordered, page, enough)
}

/** That a column is one of these keys. */
export const isOneOf = (column: SQLWrapper, keys: readonly (number | string)[] | Placeholder): SQL =>
  Array.isArray(keys) && typeof keys[0] === 'string'
    ? sql`${column} = any(${sql.param(keys)}::text[])`
    : sql`${column} = any(${sql.param(keys)}::int[])`
