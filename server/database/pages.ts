import { desc, sql, type SQL, type SQLWrapper, type WithSubquery } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pageOf } from '../http/paging'
import { Problem } from '../http/problem'
import type { DatabaseJson } from '../http/database-json'
import type { Database } from './connect'

/** How many rows of a list are counted; of more it is only said that there are more. */
export const COUNTED = 1000

/** Rows after this many are not reached by turning pages. */
const DEEPEST = 1_000_000

/** How many there are: exactly, or, when `isCapped`, at least that many. */
export type Counted = { count: number; isCapped: boolean }
export type PageQuery = { page: number; pageSize: number }

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

/** One column of keys, in a list's order, of which a reader takes as many as it needs. */
export type Ordered = { limit(rows: number): SQLWrapper }

/** A page whose rows are read by the statement that finds it: `db.with(page.found).select({ ..., counted: page.counted })`. */
export type FoundPage = {
  found: WithSubquery
  /** How many rows of the list were met. */
  counted: SQL<number>
  /** That a row is on the page, by the column that its key is. */
  holds(key: SQLWrapper): SQL
  /** A row's place on the page. */
  placeOf(key: SQLWrapper): SQL
}

/** The page that `slice` cuts out of these keys, as `sliceOf` does. */
function findPage(db: Database, keysMet: SQLWrapper, slice: SQL): FoundPage {
  const met = sql`select count(*)::int as counted, (array_agg(key))${slice} as keys
    from ${keysMet} as met (key)`
  const keys = sql`(select keys from found)`
  return {
    found: db.$with('found', {}).as(met),
    counted: sql<number>`(select counted from found)`,
    holds: (key) => sql`${key} = any(${keys}::int[])`,
    placeOf: (key) => sql`array_position(${keys}::int[], ${key})`,
  }
}

/**
 * Reads one page of what `ordered` selects and counts to `enough`, in one statement that stops there: with an index in
 * that order it touches no more rows than that, however many there are. `rowsOf` reads the rows of the page in its order.
 */
export async function pageOfRows<Row extends { counted: number }>(
  db: Database,
  ordered: Ordered,
  page: PageQuery,
  rowsOf: (page: FoundPage) => PromiseLike<Row[]>,
  enough = COUNTED,
): Promise<{ rows: Row[]; total: Counted; hasNext: boolean }> {
  const reach = reachOf(page, enough)
  const rows = await rowsOf(findPage(db, ordered.limit(reach), sliceOf(page)))
  // Of a page without rows it is counted for itself.
  const counted = rows[0]?.counted ?? (await countOf(db, ordered.limit(reach)))
  return { rows, ...extentOf(page, counted, enough) }
}

/** A page whose rows the database has written. */
export type WrittenPage<Row> = { counted: number; rows: DatabaseJson<Row[]> }

/** The same of rows that the database writes, which come in one row with their count. */
export async function pageOfWritten<Row>(
  db: Database,
  ordered: Ordered,
  page: PageQuery,
  read: (page: FoundPage) => PromiseLike<WrittenPage<Row>[]>,
  enough = COUNTED,
): Promise<{ rows: DatabaseJson<Row[]>; total: Counted; hasNext: boolean }> {
  const [found] = await read(findPage(db, ordered.limit(reachOf(page, enough)), sliceOf(page)))
  if (!found) throw new Error('a page has no row that counts it')
  return { rows: found.rows, ...extentOf(page, found.counted, enough) }
}

/** What `pageOfWritten` reads. */
export const writtenOn = <Row>(db: Database, page: FoundPage, rows: SQL<DatabaseJson<Row[]>>) =>
  db.with(page.found).select({ counted: page.counted, rows }).from(page.found)

/** A page for a statement that is prepared, which is asked for it with `placesOf`; it lies among the rows that are counted. */
export const askedPage = (db: Database, ordered: SQLWrapper): FoundPage =>
  findPage(
    db,
    // The plan is made for this number, and would else be made for a tenth of the table.
    sql`(${ordered} limit ${sql.raw(String(COUNTED + 1))})`,
    sql`[${sql.placeholder('first')}:${sql.placeholder('last')}]`,
  )

/** What a prepared statement is asked a page by; undefined for a page that lies deeper than rows are counted. */
export function placesOf(page: PageQuery): { first: number; last: number } | undefined {
  const skip = pageOf(page)
  const last = skip + page.pageSize
  return last > COUNTED ? undefined : { first: skip + 1, last }
}

/** How long the list is, of which so many rows were met. */
function extentOf(page: PageQuery, counted: number, enough: number): { total: Counted; hasNext: boolean } {
  refuseTooDeep(page, counted < reachOf(page, enough))
  return { total: capped(counted, enough), hasNext: counted > pageOf(page) + page.pageSize }
}

async function countOf(db: Database, some: SQLWrapper): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${some} as met`)
  return rows[0]?.n ?? 0
}

/** A table's rows that match, newest first. */
export function newestFirst(
  db: Database,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
): Ordered {
  const plain: PgTable = table
  return db.select({ key: table.id }).from(plain).where(where).orderBy(desc(table.id))
}

/** That a column is one of these keys. */
export const isOneOf = (column: SQLWrapper, keys: readonly (number | string)[]): SQL =>
  typeof keys[0] === 'string'
    ? sql`${column} = any(${sql.param(keys)}::text[])`
    : sql`${column} = any(${sql.param(keys)}::int[])`
