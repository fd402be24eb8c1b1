import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { HandlerReplyOf } from '@shared/core/contract'
import type { reports as contract } from '@shared/features/reports'
import type { Scope } from '../../../access/scope'
import type { Database } from '../../../database/connect'
import {
  askedPage,
  pageOfWritten,
  placesOf,
  writtenOn,
  type FoundPage,
  type Ordered,
  type WrittenPage,
} from '../../../database/pages'
import { countedOf } from '../../../database/search'
import { writtenRows, type WrittenRows } from '../../../database/written-rows'
import { reports } from '../reports.tables'
import { isFirstReading } from '../check/opened'
import { matching, type Filters } from './report-filters'
import { pageOfGroups } from './report-groups'
import {
  adminColumns,
  openedByMe,
  ownColumns,
  peopleColumns,
  practitionerColumns,
  reportsIn,
} from './report-rows'
import { areFew, newestUpload, sorted } from './report-sorts'
import { newestFirst } from '../test-day'

/** The column that the reports of one group share. */
const groupKeys = { sample: reports.sampleId, client: reports.clientKey }

/** A group has all of a client's reports, also those without the words searched for. */
const inGroups = async (db: Database, scope: Scope, filters: Filters, where: SQL | undefined) =>
  filters.groupBy === 'client' && filters.client
    ? matching(db, scope, { ...filters, client: undefined })
    : where

type Listed = HandlerReplyOf<(typeof contract)['GET /api/reports']>[number]

const written: Record<'admin' | 'people', WrittenRows<Listed>> = {
  admin: writtenRows(adminColumns),
  people: writtenRows(peopleColumns),
}

/** A practitioner knows clients only by reports, so grouping makes the list of clients. */
function rowsFor(scope: Scope, { groupBy }: Filters): WrittenRows<Listed> {
  const { role } = scope.actor
  if (role === 'client') return writtenRows({ ...ownColumns, firstReading: isFirstReading(scope) })
  if (role === 'admin') return written.admin
  if (groupBy === 'client') return written.people
  return writtenRows({ ...practitionerColumns, openedByMe: openedByMe(scope) })
}

const keysOf = (db: Database, key: PgColumn, where: SQL | undefined, order: SQL[]) =>
  db
    .select({ key })
    .from(reports)
    .where(where)
    .orderBy(...order)

const those = (where: SQL | undefined, order: SQL[]) =>
  sql`from ${reports} where ${where} order by ${sql.join(order, sql`, `)}`

/** The list most often requested, so its query is prepared. */
function prepareNewest(db: Database) {
  const page = askedPage(db, keysOf(db, reports.id, undefined, newestUpload))
  const rows = written.admin(those(page.holds(reports.id), newestUpload))
  return writtenOn(db, page, rows).prepare('newest_reports')
}

/** Whether a filter other than reach narrows the list. */
const isNarrow = ({ q, client, clientId, status, state, from, to }: Filters) =>
  [q, client, clientId, status, state, from, to].some((given) => given !== undefined)

/** A page of reports, or of groups with all of theirs, placed by their first report. */
export function reportLister(db: Database) {
  const newest = prepareNewest(db)
  return async (scope: Scope, filters: Filters) => {
    const where = await matching(db, scope, filters)
    const enough = countedOf(filters.q)
    const { sort = filters.order && 'uploaded', order = 'asc' } = filters
    const areOnlyFew = sort === 'practitioner' && isNarrow(filters) && (await areFew(db, where))
    const ordered = (key: PgColumn, otherwise: SQL[]): Ordered =>
      sort ? sorted(db, { key, where, areFew: areOnlyFew }, sort, order) : keysOf(db, key, where, otherwise)
    const usual = scope.actor.role === 'client' ? newestFirst(reports) : newestUpload
    const rows = rowsFor(scope, filters)

    if (filters.groupBy) {
      const key = groupKeys[filters.groupBy]
      const whole = await inGroups(db, scope, filters, where)
      const rowsOf = (keys: SQL) => {
        const inPlace = sort ? [sql`array_position(${keys}, ${key})`] : []
        return rows(those(and(whole, sql`${key} = any(${keys})`), [...inPlace, ...usual]))
      }
      return pageOfGroups(db, ordered(key, newestUpload), rowsOf, filters, enough, sort !== undefined)
    }

    const places = where === undefined && !sort ? placesOf(filters) : undefined
    const read = (page: FoundPage): PromiseLike<WrittenPage<Listed>[]> => {
      const inPlace = sort ? [page.placeOf(reports.id)] : []
      const onPage = and(reportsIn(scope), page.holds(reports.id))
      return writtenOn(db, page, rows(those(onPage, [...inPlace, ...usual])))
    }
    return pageOfWritten<Listed>(
      db,
      ordered(reports.id, usual),
      filters,
      places ? () => newest.execute(places) : read,
      enough,
    )
  }
}
