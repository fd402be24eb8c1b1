import { and, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from '../../access/scope'
import type { Database } from '../../database/connect'
import { isOneOf, pageOfKeys } from '../../database/pages'
import { countedOf } from '../../database/search'
import { reports } from './reports.tables'
import { isFirstReading } from './opened'
import { matching, type Filters } from './report-filters'
import { pageOfGroups } from './report-groups'
import { listColumns, ownColumns, peopleColumns, present, reportsIn } from './report-rows'
import { areFew, newestUpload, sorted, type Ordered } from './report-sorts'

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

/** Rows of reports of every reach, newest upload first; the list that is asked most, so it is planned once. */
const prepareNewest = (db: Database) =>
  db
    .select(listColumns)
    .from(reports)
    .where(isOneOf(reports.id, sql.placeholder('ids')))
    .orderBy(...newestUpload)
    .prepare('newest_reports')

/** Whether more than whose reports they are narrows the list. */
const isNarrow = ({ q, client, clientId, status, state, from, to }: Filters) =>
  [q, client, clientId, status, state, from, to].some((given) => given !== undefined)

/** The place of a row's key among those of the page. */
const placeIn = (keys: (number | string)[], key: PgColumn) =>
  key === reports.id
    ? sql`array_position(${sql.param(keys)}::int[], ${key})`
    : sql`array_position(${sql.param(keys)}::text[], ${key})`

/**
 * Lists a page of reports in reach, and how many there are; grouped, a page is that many groups with all of their reports,
 * each group where its first report stands and its newest first.
 */
export function reportLister(db: Database) {
  const newest = prepareNewest(db)
  return async (scope: Scope, filters: Filters) => {
    const where = await matching(db, scope, filters)
    const { sort = filters.order && 'uploaded', order = 'asc' } = filters
    const usual = scope.actor.role === 'client' ? newestTest : newestUpload
    const enough = countedOf(filters.q)
    const group = filters.groupBy && groupKeys[filters.groupBy]
    const key = group ?? reports.id
    const few = sort === 'practitioner' && isNarrow(filters) && (await areFew(db, where))
    const ordered: Ordered = sort
      ? sorted(db, { key, where, areFew: few }, sort, order)
      : db
          .select({ key })
          .from(reports)
          .where(where)
          .orderBy(...(group ? newestUpload : usual))
    const page = group
      ? await pageOfGroups(db, ordered, filters, enough, sort !== undefined)
      : await pageOfKeys<number>(db, ordered, filters, enough)
    if (page.keys.length === 0) return { ...page, rows: [] }
    const rows =
      scope.reach === 'all' && !group && !sort
        ? await newest.execute({ ids: page.keys })
        : await db
            .select(columnsFor(scope, filters))
            .from(reports)
            .where(
              and(group ? await inGroups(db, scope, filters) : reportsIn(scope), isOneOf(key, page.keys)),
            )
            .orderBy(...(sort ? [placeIn(page.keys, key)] : []), ...usual)
    return { ...page, rows: rows.map((row) => present(scope, row)) }
  }
}
