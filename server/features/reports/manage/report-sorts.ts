import { and, asc, desc, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ReportSort } from '@shared/domain/reports/report-lists'
import type { Database } from '../../../database/connect'
import type { Ordered } from '../../../database/pages'
import { practitionerNames } from '../../practitioners/practitioners.public'
import { byClient, byReceipt, byState, reports } from '../reports.tables'

type Order = 'asc' | 'desc'

export const newestUpload = [desc(reports.createdAt), desc(reports.id)]

/** The columns of each order before the id, as in its index; unknown values come first. */
const columns: Record<Exclude<ReportSort, 'practitioner'>, SQLWrapper[]> = {
  sample: [reports.sampleId],
  client: [byClient],
  state: [byState],
  elevated: [reports.high, reports.moderate],
  received: [byReceipt],
  uploaded: [reports.createdAt],
}

/** The keys of the matching reports; by practitioner, the method depends on the number. */
export function sorted(
  db: Database,
  { key, where, areFew }: { key: PgColumn; where: SQL | undefined; areFew: boolean },
  sort: ReportSort,
  order: Order,
): Ordered {
  if (sort === 'practitioner')
    return (areFew ? sortedByPractitioner : walkedByPractitioner)(db, key, where, order)
  const directed = order === 'asc' ? asc : desc
  return db
    .select({ key })
    .from(reports)
    .where(where)
    .orderBy(...[...columns[sort], reports.id].map((column) => directed(column)))
}

/** Up to so many rows are sorted faster than they are read practitioner by practitioner. */
const FEW = 3_000

export async function areFew(db: Database, where: SQL | undefined): Promise<boolean> {
  const some = db
    .select({ id: reports.id })
    .from(reports)
    .where(where)
    .orderBy(...newestUpload)
    .limit(FEW + 1)
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${some} as reached`)
  return (rows[0]?.n ?? 0) <= FEW
}

/** By practitioner name, without a practitioner last; each practitioner's newest first. */
function sortedByPractitioner(db: Database, key: PgColumn, where: SQL | undefined, order: Order): Ordered {
  const directed = order === 'asc' ? asc : desc
  const named = practitionerNames(db, directed)
  return db
    .select({ key })
    .from(reports)
    .leftJoin(named, eq(named.id, reports.practitionerId))
    .where(where)
    .orderBy(directed(named.lastName), directed(named.firstName), directed(named.id), ...newestUpload)
}

/** The same order, practitioner by practitioner, so that it stops at enough rows. */
function walkedByPractitioner(db: Database, key: PgColumn, where: SQL | undefined, order: Order): Ordered {
  const directed = order === 'asc' ? asc : desc
  const named = practitionerNames(db, directed)
  const newest = (whose: SQL, rows: number) =>
    db
      .select({ key: sql`${key}`.as('key'), createdAt: reports.createdAt, id: reports.id })
      .from(reports)
      .where(and(whose, where))
      .orderBy(...newestUpload)
      .limit(rows)
  return {
    limit(rows) {
      const own = newest(eq(reports.practitionerId, named.id), rows).as('own')
      const assigned = db
        .select({ key: own.key })
        .from(named)
        .innerJoinLateral(own, sql`true`)
        .orderBy(
          ...[named.lastName, named.firstName, named.id].map((column) => directed(column)),
          desc(own.createdAt),
          desc(own.id),
        )
        .limit(rows)
      const unassigned = sql`(select key from ${newest(isNull(reports.practitionerId), rows)} as own)`
      const parts = [sql`(${assigned})`, unassigned]
      const [first, then] = order === 'asc' ? parts : parts.reverse()
      return sql`(select key from (${first} union all ${then}) as walked limit ${rows})`
    },
  }
}
