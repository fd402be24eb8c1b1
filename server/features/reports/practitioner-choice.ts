import { and, eq, ne, sql } from 'drizzle-orm'
import { isSeenByClient, onAssigning, PRACTITIONER_GONE } from '@shared/domain/goes-on'
import type { Warning } from '@shared/domain/results-csv/warning'
import { edited } from '../../database/columns'
import type { Transaction } from '../../database/connect'
import { Problem } from '../../http/problem'
import { sameName } from './names'
import { bareName } from './practitioner-name'
import { requirePractitioner } from './reports.queries'
import { reports } from './reports.tables'

type Report = typeof reports.$inferSelect

const UNCHOSEN = 'practitioner-unchosen'
const GONE: Warning = {
  line: null,
  code: PRACTITIONER_GONE,
  message: 'The practitioner who was to review the report is gone. Choose another practitioner, or none.',
}
const isGone = ({ code }: Warning) => code === GONE.code
/** Whether a warning asks for the practitioner. */
export const isUnchosen = ({ code }: Warning) => code === UNCHOSEN || code === GONE.code

/** That the files name a practitioner (as printed; '' for none) while nobody has chosen whose review the report needs. */
export function unchosen(printed: string): Warning[] {
  if (printed === '') return []
  const message = `The report names ${printed} as its practitioner, and nobody has chosen whose review it needs. Choose the practitioner, or none.`
  return [{ line: null, code: UNCHOSEN, message }]
}

/** The same after its files were replaced: who was chosen stays, and none chosen for this name is a choice, too. */
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

/** Throws a 400 Problem where nobody is to review what shall be held for a review. */
export function refuseHoldForNobody(
  practitionerId: number | null | undefined,
  hold: boolean | undefined,
): void {
  if (!hold || (practitionerId ?? null) !== null) return
  throw new Problem(
    'invalid',
    'Choose the practitioner who reviews the report before holding it for review.',
    { fields: { practitionerId: 'is needed to hold a report for review' } },
  )
}

/**
 * What a report becomes as an admin chooses its practitioner, or none (null). Throws a Problem when there is no such
 * practitioner, or its client sees what shall be held.
 */
export async function chosen(tx: Transaction, report: Report, practitionerId: number | null, hold?: boolean) {
  refuseHoldForNobody(practitionerId, hold)
  if (practitionerId === null) return onAssigning(report, null)
  const { releaseRule } = await requirePractitioner(tx, practitionerId)
  if (isSeenByClient(report) && hold)
    throw new Problem(
      'conflict',
      'Its client sees this report already, so it cannot be held for review any more.',
    )
  return onAssigning(report, { holds: releaseRule === 'hold' }, hold)
}

/** Takes a practitioner's reports from them; what was held for their review waits for an admin, who is asked for another. */
export async function unassignReportsOf(tx: Transaction, practitionerId: number): Promise<void> {
  const assigned = eq(reports.practitionerId, practitionerId)
  await tx
    .update(reports)
    .set({
      status: sql`case ${reports.status} when 'pending' then 'processed' else ${reports.status} end`,
      warnings: sql`${JSON.stringify([GONE])}::jsonb || ${reports.warnings}`,
    })
    .where(and(assigned, eq(reports.held, true), ne(reports.status, 'completed')))
  // Nobody is left to review, whatever is read into a report later.
  await tx
    .update(reports)
    .set({ practitionerId: null, held: false, ...edited })
    .where(assigned)
}
