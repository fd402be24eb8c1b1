import { desc, sql, type SQL, type SQLWrapper, type WithSubquery } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pageOf } from '../http/paging'
import { Problem } from '../http/problem'
import type { DatabaseJson } from '../http/database-json'
import type { Database } from './connect'

/** Rows are counted up to this number; beyond it a list only reports that there are more. */
export const COUNTED = 1000

/** Paging does not go beyond this many rows. */
const DEEPEST = 1_000_000

/** The number of rows; with `isCapped`, there are more than that. */
export type CappedCount = { count: number; isCapped: boolean }
export type PageQuery = { page: number; pageSize: number }

export const capped = (count: number, enough = COUNTED): CappedCount => ({
  count: Math.min(count, enough),
  isCapped: count > enough,
})

/** How many rows to read to fill the page, detect another one, and count `enough`. */
export function reachOf(page: PageQuery, enough = COUNTED): number {
  const end = pageOf(page) + page.pageSize
  return Math.max(enough, end > DEEPEST ? 0 : end) + 1
}

/** The page's slice of an array of all keys, as SQL. */
export function sliceOf(page: PageQuery): SQL {
  const skip = pageOf(page)
  return skip + page.pageSize > DEEPEST ? sql`[1:0]` : sql`[${skip + 1}:${skip + page.pageSize}]`
}

/** Throws a Problem for a page beyond DEEPEST, unless the list was read to its end. */
export function refuseTooDeep(page: PageQuery, isEverything: boolean): void {
  if (!isEverything && pageOf(page) + page.pageSize > DEEPEST)
    throw new Problem('invalid', 'This page is too far down the list. Please narrow the list instead.', {
      fields: { page: 'is too far down the list' },
    })
}

/** A query for one column of keys in a list's order, to which a limit is added. */
export type Ordered = { limit(rows: number): SQLWrapper }

/** Found and read in one statement: `db.with(page.found).select({ …, page.counted })`. */
export type FoundPage = {
  found: WithSubquery
  /** How many rows of the list were read. */
  counted: SQL<number>
  /** Condition that a row with this key is on the page. */
  holds(key: SQLWrapper): SQL
  /** A row's position on the page. */
  placeOf(key: SQLWrapper): SQL
}

/** The page that `slice` (see `sliceOf`) cuts out of the keys. */
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

/** Reads one page of `ordered` and counts up to `enough`; `rowsOf` selects the page's rows. */
export async function pageOfRows<Row extends { counted: number }>(
  db: Database,
  ordered: Ordered,
  page: PageQuery,
  rowsOf: (page: FoundPage) => PromiseLike<Row[]>,
  enough = COUNTED,
): Promise<{ rows: Row[]; total: CappedCount; hasNext: boolean }> {
  const reach = reachOf(page, enough)
  const rows = await rowsOf(findPage(db, ordered.limit(reach), sliceOf(page)))
  // A page without rows carries no count.
  const counted = rows[0]?.counted ?? (await countOf(db, ordered.limit(reach)))
  return { rows, ...extentOf(page, counted, enough) }
}

/** A page whose rows the database has already written as JSON. */
export type WrittenPage<Row> = { counted: number; rows: DatabaseJson<Row[]> }

/** Like `pageOfRows`, for rows written as JSON, which come in one row with their count. */
export async function pageOfWritten<Row>(
  db: Database,
  ordered: Ordered,
  page: PageQuery,
  read: (page: FoundPage) => PromiseLike<WrittenPage<Row>[]>,
  enough = COUNTED,
): Promise<{ rows: DatabaseJson<Row[]>; total: CappedCount; hasNext: boolean }> {
  const [found] = await read(findPage(db, ordered.limit(reachOf(page, enough)), sliceOf(page)))
  if (!found) throw new Error('a page has no row that counts it')
  return { rows: found.rows, ...extentOf(page, found.counted, enough) }
}

/** The query that `pageOfWritten` reads. */
export const writtenOn = <Row>(db: Database, page: FoundPage, rows: SQL<DatabaseJson<Row[]>>) =>
  db.with(page.found).select({ counted: page.counted, rows }).from(page.found)

/** For a prepared statement with its position from `placesOf`; only within COUNTED. */
export const askedPage = (db: Database, ordered: SQLWrapper): FoundPage =>
  findPage(
    db,
    // A literal limit, as the planner assumes a tenth of the table for a parameter.
    sql`(${ordered} limit ${sql.raw(String(COUNTED + 1))})`,
    sql`[${sql.placeholder('first')}:${sql.placeholder('last')}]`,
  )

/** The parameters for `askedPage`; undefined for a page beyond COUNTED. */
export function placesOf(page: PageQuery): { first: number; last: number } | undefined {
  const skip = pageOf(page)
  const last = skip + page.pageSize
  return last > COUNTED ? undefined : { first: skip + 1, last }
}

/** The total and whether another page follows, from the number of rows read. */
function extentOf(
  page: PageQuery,
  counted: number,
  enough: number,
): { total: CappedCount; hasNext: boolean } {
  refuseTooDeep(page, counted < reachOf(page, enough))
  return { total: capped(counted, enough), hasNext: counted > pageOf(page) + page.pageSize }
}

async function countOf(db: Database, some: SQLWrapper): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${some} as met`)
  return rows[0]?.n ?? 0
}

/** The keys of a table's matching rows, newest first. */
export function newestFirst(
  db: Database,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
): Ordered {
  const plain: PgTable = table
  return db.select({ key: table.id }).from(plain).where(where).orderBy(desc(table.id))
}

/** Condition that a column is one of these keys. */
export const isOneOf = (column: SQLWrapper, keys: readonly (number | string)[]): SQL =>
  typeof keys[0] === 'string'
    ? sql`${column} = any(${sql.param(keys)}::text[])`
    : sql`${column} = any(${sql.param(keys)}::int[])`
