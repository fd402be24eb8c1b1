import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Query } from '@shared/api'
import type { ReportSort } from '@shared/domain/reports/report-lists'
import { reportStates, type ReportState } from '@shared/domain/reports/report-state'
import type { Scope } from '../../../access/scope'
import { folded } from '../../../database/columns'
import type { Database } from '../../../database/connect'
import { isOneOf } from '../../../database/pages'
import { holdsWord, like, wordsOf } from '../../../database/search'
import { practitionersNamed } from '../../practitioners/practitioners.public'
import { byState, reports } from '../reports.tables'
import { inState, reportsIn } from './report-rows'

export type Filters = Query<'GET /api/reports'>

export async function matching(db: Database, scope: Scope, filters: Filters): Promise<SQL | undefined> {
  return and(filters.q ? await holdingEach(db, scope, filters.q) : undefined, narrowed(scope, filters))
}

/** The filters except the search words. */
function narrowed(scope: Scope, filters: Filters): SQL | undefined {
  const { client, status, state, sort, linked, assigned, practitionerId, clientId, from, to } = filters
  return and(
    reportsIn(scope),
    client ? ofClient(scope, client) : undefined,
    status && eq(reports.status, status),
    state && (indexed.includes(sort) ? isInPlace(state) : inState(state)),
    linked && (linked === 'yes' ? isNotNull(reports.clientId) : isNull(reports.clientId)),
    assigned && (assigned === 'yes' ? isNotNull(reports.practitionerId) : isNull(reports.practitionerId)),
    practitionerId === undefined ? undefined : eq(reports.practitionerId, practitionerId),
    clientId === undefined ? undefined : eq(reports.clientId, clientId),
    from === undefined ? undefined : sql`${reports.createdAt} >= ${startOf(from)}`,
    to === undefined ? undefined : sql`${reports.createdAt} < ${startOf(to)} + interval '1 day'`,
  )
}

/** The sort orders that have an index for each waiting state. */
const indexed: readonly (ReportSort | undefined)[] = ['sample', 'client', 'state', 'elevated', 'received']

/** The same expression as those indexes, so that they are used. */
const isInPlace = (state: ReportState) => sql`${byState} = ${sql.raw(String(reportStates.indexOf(state)))}`

/** Days begin in UTC, as in the portal's statistics. */
const startOf = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`

/** SQL: each word is in the sample ID, client's name or, for admins, practitioner's name. */
async function holdingEach(db: Database, { reach }: Scope, q: string): Promise<SQL | undefined> {
  const words = wordsOf(q)
  const named = reach === 'all' ? await practitionersNamed(db, words) : new Map<string, number[]>()
  return and(
    ...words.map((word) => {
      const practitioners = named.get(word) ?? []
      const isOfThem = practitioners.length > 0 ? isOneOf(reports.practitionerId, practitioners) : undefined
      return or(holdsWord(reports, word), isOfThem)
    }),
  )
}

/** SQL: any report in reach of the client has the words, as not every one has an email. */
function ofClient(scope: Scope, text: string): SQL {
  const other = alias(reports, 'other')
  const telling = and(
    eq(other.clientKey, reports.clientKey),
    reportsIn(scope, other),
    ...wordsOf(text).map((word) => like(folded(sql`${other.clientName} || ' ' || ${other.email}`), word)),
  )
  return sql`exists (select from ${reports} ${other} where ${telling})`
}
