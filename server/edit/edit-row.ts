import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type editable, edited } from '../database/columns'
import type { Transaction } from '../database/connect'
import { audit, type AuditEvent } from '../features/audit/audit.public'
import { mayChange } from '../http/preconditions'
import { notFound, Problem } from '../http/problem'

type Versioned = { version: number }
/** A table whose rows people edit. */
export type Editable = PgTable &
  Record<'id' | keyof typeof editable, PgColumn> & { $inferSelect: Versioned & { id: number } }
export type RowOf<T extends Editable> = T['$inferSelect']
export type ColumnsOf<T extends Editable> = Partial<{ [K in keyof RowOf<T>]: RowOf<T>[K] | SQL }>

/** The row, locked until the transaction ends. Throws a 404 Problem that names it. */
export async function lockRow<T extends Editable>(
  tx: Transaction,
  table: T,
  where: SQL | undefined,
  name: string,
): Promise<RowOf<T>> {
  const plain: PgTable = table
  const [row] = await tx.select().from(plain).where(where).for('update')
  if (!row) throw notFound(name)
  return row as RowOf<T>
}

/** The version a requester has seen, the row's name, and how its current state is shown. */
export type Seen<Row> = { ifMatch: string | undefined; what: string; shown: (row: Row) => unknown }

/** Throws a 412 Problem with the current row when the requester has seen another version. */
export async function refuseStale<Row extends Versioned>(
  row: Row,
  { ifMatch, what, shown }: Seen<Row>,
  sentence = `Somebody else has changed ${what} in the meantime. Nothing was overwritten.`,
): Promise<void> {
  if (!mayChange(ifMatch, row)) throw new Problem('stale', sentence, { current: await shown(row) })
}

/** Sets columns of a locked row and raises its version. Returns the row after. */
export async function saveRow<T extends Editable>(
  tx: Transaction,
  table: T,
  id: number,
  columns: ColumnsOf<T>,
): Promise<RowOf<T>> {
  const [after] = await tx
    .update(table as PgTable)
    .set({ ...edited, ...columns })
    .where(eq(table.id, id))
    .returning()
  if (!after) throw new Error('the row to save is gone')
  return after as RowOf<T>
}

type Edit<T extends Editable, Row> = Partial<Seen<Row>> & {
  /** The locked row, with edited values of other tables as if they were its own. */
  row: Row
  changes: Partial<Row>
  /** Checks what will be written and returns more columns; called even without a change. */
  prepare?: (fields: string[]) => ColumnsOf<T> | undefined | Promise<ColumnsOf<T> | undefined>
  /** The audit event of a change; the names of the changed fields are added. */
  event: AuditEvent | undefined
}

/** Changes and returns the fields that differ. Throws a 412 Problem with the current row. */
export async function editRow<T extends Editable, Row extends RowOf<T>>(
  tx: Transaction,
  table: T,
  { row, ifMatch, what = 'this', shown = (now) => now, changes, prepare, event }: Edit<T, Row>,
): Promise<{ row: RowOf<T>; fields: string[] }> {
  await refuseStale(row, { ifMatch, what, shown })
  const fields = diff(changes, row)
  const along = await prepare?.(fields)
  if (fields.length === 0) return { row, fields }
  const after = await saveRow(tx, table, row.id, { ...changes, ...along })
  if (event) await audit(tx, { ...event, fields })
  return { row: after, fields }
}

/** The names of the given fields that differ; lists are compared by their entries. */
export function diff<T extends object>(changes: T, row: Record<keyof T, unknown>): string[] {
  return (Object.keys(changes) as (keyof T & string)[]).filter(
    (field) => changes[field] !== undefined && JSON.stringify(changes[field]) !== JSON.stringify(row[field]),
  )
}
