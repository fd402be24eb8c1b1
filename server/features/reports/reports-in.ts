import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from '../../access/scope'
import { reports } from './reports.tables'

type Columns = Record<'practitionerId' | 'clientId' | 'status', AnyPgColumn>

/** The reports a scope reaches: a client's own once completed, a practitioner's assigned ones once pending or completed. */
export function reportsIn({ actor, reach }: Scope, of: Columns = reports): SQL | undefined {
  switch (reach) {
    case 'all':
      return undefined
    case 'assigned':
      return actor.practitionerId === null
        ? sql`false`
        : and(eq(of.practitionerId, actor.practitionerId), inArray(of.status, ['pending', 'completed']))
    case 'own':
      return actor.clientId === null
        ? sql`false`
        : and(eq(of.clientId, actor.clientId), eq(of.status, 'completed'))
  }
}
