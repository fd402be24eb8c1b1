import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { reports } from '../database/tables/reports'
import type { Scope } from './scope'

/** The reports a scope reaches: a client's own once completed, a practitioner's assigned ones once pending or completed. */
export function reportsIn({ actor, reach }: Scope): SQL | undefined {
  switch (reach) {
    case 'all':
      return undefined
    case 'assigned':
      return actor.practitionerId === null
        ? sql`false`
        : and(
            eq(reports.practitionerId, actor.practitionerId),
            inArray(reports.status, ['pending', 'completed']),
          )
    case 'own':
      return actor.clientId === null
        ? sql`false`
        : and(eq(reports.clientId, actor.clientId), eq(reports.status, 'completed'))
  }
}
