import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Query } from '@shared/api'
import type { Scope } from '../../access/scope'
import type { Database } from '../../database/connect'
import { isOneOf, pageOfKeys } from '../../database/pages'
import { countedOf, holds, like } from '../../database/search'
import { reports } from './reports.tables'
import { pageOfGroups } from './report-groups'
import { listColumns, ownColumns, peopleColumns, present, reportsIn } from './report-rows'

type Filters = Query<'GET /api/reports'>

/** Newest upload first; a client's newest test first: by report date, in its place the upload's, as in avoided.ts. */
const newestUpload = [desc(reports.createdAt), desc(reports.id)]
const newestTest = [sql`coalesce(${reports.reportDate}, ${reports.createdAt}::date) desc`, ...newestUpload]

/** What the reports of one group have in common. */
const groupKeys = { sample: reports.sampleId, client: reports.clientKey }

function matching(scope: Scope, filters: Filters): SQL | undefined {
  const { q, status, assigned, practitionerId, clientId, client } = filters
  return and(
    reportsIn(scope),
    q ? holds(reports, q) : undefined,
    client ? ofClient(scope, client) : undefined,
    status && eq(reports.status, status),
    assigned && (assigned === 'yes' ? isNotNull(reports.practitionerId) : isNull(reports.practitionerId)),
    practitionerId === undefined ? undefined : eq(reports.practitionerId, practitionerId),
    clientId === undefined ? undefined : eq(reports.clientId, clientId),
  )
}

/** That any report in reach of the same client holds the text in the client's name or email: not every one has an email. */
function ofClient(scope: Scope, text: string): SQL {
  const other = alias(reports, 'other')
  const telling = and(
    eq(other.clientKey, reports.clientKey),
    reportsIn(scope, other),
    like(sql`lower(${other.clientName} || ' ' || ${other.email})`, text.toLowerCase()),
  )
  return sql`exists (select from ${reports} ${other} where ${telling})`
}

/** Which reports of the groups found belong to them: of a client that was found, whatever each one says of the client. */
const inGroups = (scope: Scope, filters: Filters) =>
  matching(scope, filters.groupBy === 'client' ? { ...filters, client: undefined } : filters)

/** A practitioner knows the clients from their reports: grouped by them, the list is that of the clients. */
function columnsFor({ actor }: Scope, { groupBy }: Filters) {
  if (actor.role === 'client') return ownColumns
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

/** Lists a page of reports in reach, and how many there are; grouped, a page is that many groups with all of their reports. */
export function reportLister(db: Database) {
  const newest = prepareNewest(db)
  return async (scope: Scope, filters: Filters) => {
    const where = matching(scope, filters)
    const order = scope.actor.role === 'client' ? newestTest : newestUpload
    const enough = countedOf(filters.q)
    const key = filters.groupBy && groupKeys[filters.groupBy]
    const ordered = db
      .select({ key: key ?? reports.id })
      .from(reports)
      .where(where)
      .orderBy(...(key ? newestUpload : order))
    const page = key
      ? await pageOfGroups(db, ordered, filters, enough)
      : await pageOfKeys<number>(db, ordered, filters, enough)
    if (page.keys.length === 0) return { ...page, rows: [] }
    const rows =
      scope.reach === 'all' && !key
        ? await newest.execute({ ids: page.keys })
        : await db
            .select(columnsFor(scope, filters))
            .from(reports)
            .where(
              and(key ? inGroups(scope, filters) : reportsIn(scope), isOneOf(key ?? reports.id, page.keys)),
            )
            .orderBy(...order)
    return { ...page, rows: rows.map((row) => present(scope, row)) }
  }
}
