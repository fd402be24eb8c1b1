import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { locks } from '../../database/locks'
import type { Transaction } from '../../database/connect'
import { client, wasMergedWith, type AddressHolder } from '../clients/clients.public'
import { type Earlier, type Person } from './link-decision'
import { namesakesOf } from './namesakes'
import { inState } from './report-rows'
import { reports } from './reports.tables'

const person = { clientName: reports.clientName, dateOfBirth: reports.dateOfBirth, gender: reports.gender }

/**
 * Whom the other reports of an address speak of: its client's `own`, and where neither record nor report says when they
 * were born, also the `strays` that came with the address and are nobody's. `but` is left out.
 */
export async function earlierReports(
  tx: Transaction,
  email: string,
  { clientId, dateOfBirth }: Pick<AddressHolder, 'clientId' | 'dateOfBirth'>,
  but = 0,
): Promise<Earlier> {
  if (clientId === null) return { own: [], strays: [] }
  const own = await tx
    .select(person)
    .from(reports)
    .where(and(eq(reports.clientId, clientId), ne(reports.status, 'failed'), ne(reports.id, but)))
  if (email === '' || dateOfBirth !== null || own.some((report) => report.dateOfBirth !== null))
    return { own, strays: [] }
  const strays = await tx
    .select(person)
    .from(reports)
    .where(and(inState('nobody'), eq(reports.email, email), ne(reports.id, but)))
  return { own, strays }
}

/** Whether a client had the address before: on one of their reports, or until they were merged with another one. */
export async function wasSomebodys(tx: Transaction, email: string): Promise<boolean> {
  const isOnReport = sql`exists (select from ${reports} where ${reports.email} = ${email} and ${reports.clientId} > 0)`
  const { rows } = await tx.execute<{ was: boolean }>(
    sql`select ${isOnReport} or ${wasMergedWith(email)} as was`,
  )
  return rows[0]?.was === true
}

/** Makes whoever would make an account for somebody born on this day wait until the transaction ends. */
export const holdNewcomers = (tx: Transaction, dateOfBirth: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks.newcomers}, hashtext(${dateOfBirth}))`)

/**
 * Whether a client exists with this name and date of birth, on record or on a report, whatever their gender: one of the two
 * may be written wrongly. Until the transaction ends nobody else makes one.
 */
export async function hasTwin(tx: Transaction, report: Person): Promise<boolean> {
  if (!report.dateOfBirth) return false
  await holdNewcomers(tx, report.dateOfBirth)
  const isBornThen = or(
    eq(client.dateOfBirth, report.dateOfBirth),
    and(
      isNull(client.dateOfBirth),
      sql`exists (select from reports r where r.client_id = ${client.id} and r.date_of_birth = ${report.dateOfBirth})`,
    ),
  )
  const [twins = []] = await namesakesOf(tx, [report.clientName], isBornThen)
  return twins.length > 0
}
