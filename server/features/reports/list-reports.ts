import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from '../../access/scope'
import type { Database } from '../../database/connect'
import { askedPage, isOneOf, pageOfRows, placesOf, type FoundPage, type Ordered } from '../../database/pages'
import { countedOf } from '../../database/search'
import { reports } from './reports.tables'
import { isFirstReading } from './opened'
import { matching, type Filters } from './report-filters'
import { pageOfGroups } from './report-groups'
import { listColumns, ownColumns, peopleColumns, present, reportsIn } from './report-rows'
import { areFew, newestUpload, sorted } from './report-sorts'

/** A client's newest test first: by report date, in its place the upload's, as in avoided.ts. */
const newestTest = [sql`coalesce(${reports.reportDate}, ${reports.createdAt}::date) desc`, ...newestUpload]

/** What the reports of one group have in common. */
const groupKeys = { sample: reports.sampleId, client: reports.clientKey }

/** Which reports of the groups found belong to them: of a client that was found, whatever each one says of the client. */
const inGroups = (db: Database, scope: Scope, filters: Filters) =>
  matching(db, scope, filters.groupBy === 'client' ? { ...filters, client: undefined } : filters)

/** A practitioner knows the clients from their reports: grouped by them, the list is that of the clients. */
function columnsFor(scope: Scope, { groupBy }: Filters) {
  const { actor } = scope
  if (actor.role === 'client') return { ...ownColumns, firstReading: isFirstReading(scope) }
  return actor.role === 'practitioner' && groupBy === 'client' ? peopleColumns : listColumns
}

type Columns = ReturnType<typeof columnsFor>

const keysOf = (db: Database, key: PgColumn, where: SQL | undefined, order: SQL[]) =>
  db
    .select({ key })
    .from(reports)
    .where(where)
    .orderBy(...order)

/** The rows of a page, read by the statement that finds it. */
const rowsOn = (db: Database, columns: Columns, page: FoundPage, where: SQL | undefined, order: SQL[]) =>
  db
    .with(page.found)
    .select({ ...columns, counted: page.counted })
    .from(reports)
    .where(and(where, page.holds(reports.id)))
    .orderBy(...order)

/** Everybody's reports, newest upload first: the list that is asked most, so it is planned once. */
const prepareNewest = (db: Database) =>
  rowsOn(
    db,
    listColumns,
    askedPage(db, keysOf(db, reports.id, undefined, newestUpload)),
    undefined,
    newestUpload,
  ).prepare('newest_reports')

/** Whether more than whose reports they are narrows the list. */
const isNarrow = ({ q, client, clientId, status, state, from, to }: Filters) =>
  [q, client, clientId, status, state, from, to].some((given) => given !== undefined)

/** The place of a row's group among those of the page. */
const placeIn = (keys: readonly string[], key: PgColumn) =>
  sql`array_position(${sql.param(keys)}::text[], ${key})`

/**
 * Lists a page of reports in reach, and how many there are; grouped, a page is that many groups with all of their reports,
 * each group where its first report stands and its newest first.
 */
export function reportLister(db: Database) {
  const newest = prepareNewest(db)
  return async (scope: Scope, filters: Filters) => {
    const where = await matching(db, scope, filters)
    const enough = countedOf(filters.q)
    const { sort = filters.order && 'uploaded', order = 'asc' } = filters
    const areOnlyFew = sort === 'practitioner' && isNarrow(filters) && (await areFew(db, where))
    const ordered = (key: PgColumn, otherwise: SQL[]): Ordered =>
      sort ? sorted(db, { key, where, areFew: areOnlyFew }, sort, order) : keysOf(db, key, where, otherwise)
    const usual = scope.actor.role === 'client' ? newestTest : newestUpload
    const columns = columnsFor(scope, filters)

    if (filters.groupBy) {
      const key = groupKeys[filters.groupBy]
      const page = await pageOfGroups(db, ordered(key, newestUpload), filters, enough, sort !== undefined)
      if (page.keys.length === 0) return { ...page, rows: [] }
      const rows = await db
        .select(columns)
        .from(reports)
        .where(and(await inGroups(db, scope, filters), isOneOf(key, page.keys)))
        .orderBy(...(sort ? [placeIn(page.keys, key)] : []), ...usual)
      return { ...page, rows: rows.map((row) => present(scope, row)) }
    }

    const places = where === undefined && !sort ? placesOf(filters) : undefined
    const read = (page: FoundPage) =>
      rowsOn(db, columns, page, reportsIn(scope), [...(sort ? [page.placeOf(reports.id)] : []), ...usual])
    const { rows, ...extent } = await pageOfRows(
      db,
      ordered(reports.id, usual),
      filters,
      places ? () => newest.execute(places) : read,
      enough,
    )
    return { ...extent, rows: rows.map((row) => present(scope, row)) }
  }
}
