import { and, eq, ne, sql } from 'drizzle-orm'
import { isSeenByClient, onAssigning, PRACTITIONER_GONE } from '@shared/domain/reports/report-transitions'
import type { Warning } from '@shared/domain/results-csv/warning'
import { edited } from '../../../database/columns'
import type { Transaction } from '../../../database/connect'
import { Problem } from '../../../http/problem'
import { sameName } from '../link/names'
import { bareName } from './practitioner-name'
import { requirePractitioner } from '../reports.queries'
import { reports } from '../reports.tables'

type Report = typeof reports.$inferSelect

const UNCHOSEN = 'practitioner-unchosen'
const GONE: Warning = {
  line: null,
  code: PRACTITIONER_GONE,
  message: 'The practitioner who was to review the report no longer has an account. Choose another, or none.',
}
const isGone = ({ code }: Warning) => code === GONE.code
export const isUnchosen = ({ code }: Warning) => code === UNCHOSEN || code === GONE.code

/** The warning that the files name a practitioner and nobody has chosen one; '' for none. */
export function unchosen(printed: string): Warning[] {
  if (printed === '') return []
  const message = `The report names ${printed} as its practitioner. Choose who should review it, or none.`
  return [{ line: null, code: UNCHOSEN, message }]
}

/** After files were replaced: a chosen practitioner stays, as does none for this name. */
export function unchosenStill(
  before: Pick<Report, 'practitionerId' | 'practitioner' | 'warnings'>,
  printed: string,
): Warning[] {
  if (before.practitionerId === null && before.warnings.some(isGone)) return [GONE]
  const wasAsked = before.warnings.some(({ code }) => code === UNCHOSEN)
  const isDecided =
    before.practitionerId !== null ||
    (!wasAsked && sameName(bareName(before.practitioner), bareName(printed)))
  return isDecided ? [] : unchosen(printed)
}

/** Throws a 400 Problem for a hold without a practitioner. */
export function refuseHoldForNobody(
  practitionerId: number | null | undefined,
  hold: boolean | undefined,
): void {
  if (!hold || (practitionerId ?? null) !== null) return
  throw new Problem('invalid', 'Choose who should review the report before holding it for review.', {
    fields: { practitionerId: 'is needed to hold a report for review' },
  })
}

/**
 * How a report changes when an admin chooses its practitioner, or none (null). Throws a Problem
 * when there is no such practitioner, or when the report to hold is already visible to its client.
 */
export async function chosen(tx: Transaction, report: Report, practitionerId: number | null, hold?: boolean) {
  refuseHoldForNobody(practitionerId, hold)
  if (practitionerId === null) return onAssigning(report, null)
  const { releaseRule } = await requirePractitioner(tx, practitionerId)
  if (isSeenByClient(report) && hold)
    throw new Problem('conflict', "The client can already see this report, so it can't be held for review.")
  return onAssigning(report, { holds: releaseRule === 'hold' }, hold)
}

/** Takes a practitioner's reports from them; reports held for review wait for a new choice. */
export async function unassignReportsOf(tx: Transaction, practitionerId: number): Promise<void> {
  const assigned = eq(reports.practitionerId, practitionerId)
  await tx
    .update(reports)
    .set({
      status: sql`case ${reports.status} when 'pending' then 'processed' else ${reports.status} end`,
      warnings: sql`${JSON.stringify([GONE])}::jsonb || ${reports.warnings}`,
    })
    .where(and(assigned, eq(reports.held, true), ne(reports.status, 'completed')))
  // Without a practitioner a hold would never end, even with files read into the report later.
  await tx
    .update(reports)
    .set({ practitionerId: null, held: false, ...edited })
    .where(assigned)
}
