import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { locks } from '../../../database/locks'
import type { Transaction } from '../../../database/connect'
import { client, wasMergedWith, type AddressHolder } from '../../clients/clients.public'
import { type Earlier, type Person } from '../link/link-decision'
import { nameWords, patternOf, sameName } from '../link/names'
import { namesakesOf } from '../link/namesakes'
import { reports } from '../reports.tables'

const person = { clientName: reports.clientName, dateOfBirth: reports.dateOfBirth, gender: reports.gender }

/** The people on a client's `own` reports, and on `others` with the address, except `but`. */
export async function earlierReports(
  tx: Transaction,
  email: string,
  { clientId }: Pick<AddressHolder, 'clientId'>,
  but = 0,
): Promise<Earlier> {
  if (clientId === null) return { own: [], others: [] }
  const own = await tx
    .select(person)
    .from(reports)
    .where(and(eq(reports.clientId, clientId), ne(reports.status, 'failed'), ne(reports.id, but)))
  if (email === '') return { own, others: [] }
  const others = await tx
    .select(person)
    .from(reports)
    .where(
      and(
        eq(reports.email, email),
        or(isNull(reports.clientId), ne(reports.clientId, clientId)),
        ne(reports.status, 'failed'),
        ne(reports.id, but),
      ),
    )
  return { own, others }
}

/** Whether a client had the address before: on a report, or until they were merged. */
export async function hasBelongedToClient(tx: Transaction, email: string): Promise<boolean> {
  const isOnReport = sql`exists (select from ${reports} where ${reports.email} = ${email} and ${reports.clientId} > 0)`
  const { rows } = await tx.execute<{ was: boolean }>(
    sql`select ${isOnReport} or ${wasMergedWith(email)} as was`,
  )
  return rows[0]?.was === true
}

/** Other transactions creating an account for this birth date wait until this one ends. */
export const lockNewcomers = (tx: Transaction, dateOfBirth: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks.newcomers}, hashtext(${dateOfBirth}))`)

/**
 * Whether a client with this name and date of birth exists, on record or on a report. Gender is
 * ignored because either side may be wrong. Until the transaction ends nobody else can create one.
 */
export async function hasTwin(tx: Transaction, report: Person): Promise<boolean> {
  if (!report.dateOfBirth) return false
  await lockNewcomers(tx, report.dateOfBirth)
  const isBornThen = or(
    eq(client.dateOfBirth, report.dateOfBirth),
    and(
      isNull(client.dateOfBirth),
      sql`exists (select from reports r where r.client_id = ${client.id} and r.date_of_birth = ${report.dateOfBirth})`,
    ),
  )
  const [twins = []] = await namesakesOf(tx, [report.clientName], isBornThen)
  return twins.length > 0 || (await isNamedOnReport(tx, report))
}

/** Compares the reports too, because a client's name on record may have changed. */
async function isNamedOnReport(tx: Transaction, { clientName, dateOfBirth }: Person): Promise<boolean> {
  const patterns = nameWords(clientName).map(patternOf)
  const named = await tx
    .select({ clientName: reports.clientName })
    .from(reports)
    .where(
      and(
        gt(reports.clientId, 0),
        eq(reports.dateOfBirth, dateOfBirth ?? ''),
        sql`folded(client_name || ' ' || email) ~ all (${sql.param(patterns)}::text[])`,
      ),
    )
  return named.some((report) => sameName(clientName, report.clientName))
}
