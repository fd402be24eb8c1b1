import { countText } from '@shared/domain/text/counts'
import { genderOf } from '@shared/domain/people/gender'
import type { Reply } from '@shared/api'
import { isSeenByClient } from '@shared/domain/reports/report-transitions'
import {
  cannotSignInText,
  clientViewer,
  clientNameOf,
  practitionerViewer,
  type ReportRow,
} from '../manage/report-row'
import { stateNote } from '../manage/report-groups'

/** A report as a write returns it; a practitioner's release contains no gender. */
export type ChangedReport = Reply<'POST /api/reports/:id/release'> & { gender?: string }

/**
 * Describes an action's result: whether an account was created, who sees the report now or what it
 * waits for, and who no longer sees it. @param before the report before the action
 */
export function actionResultText(report: ChangedReport, before?: ReportRow): string {
  const client = clientViewer(report)?.name ?? clientNameOf(report)
  const made = report.madeAccount ? `New account for ${client}. ` : ''
  const isLost = before && isSeenByClient(before) && !isSeenByClient(report)
  const lost = isLost ? ` ${clientViewer(before)?.name ?? ''} no longer sees it.` : ''
  return `${made}${statusSentence(report, made === '' ? client : subjectOf(report, client))}${lost}`
}

function statusSentence(report: ChangedReport, client: string): string {
  const viewer = clientViewer(report)
  switch (report.status) {
    case 'processing':
      return 'It is being read.'
    case 'failed':
      return `It could not be read. ${stateNote(report) ?? ''}`.trim()
    case 'processed':
      return `It's waiting for you: ${stateNote(report) ?? ''}.`
    case 'pending':
      return waitsFor(report)
    case 'completed':
      if (report.clientId === null) return 'It is completed, but not linked to a client.'
      if (viewer?.isActive === false) return cannotSignInText(viewer)
      return isReleased(report) ? `${client} can see it now.` : `${client} can see it.`
  }
}

function waitsFor(report: ChangedReport): string {
  const reviewer = practitionerViewer(report)
  const name = reviewer?.name ?? 'a practitioner'
  return reviewer?.isActive === false
    ? `${name} cannot review it. The account is deactivated.`
    : `It's waiting for ${name} to review it.`
}

const isReleased = ({ id, released }: ChangedReport) => released.includes(id)

const pronouns: Record<string, string> = { Female: 'She', Male: 'He' }

/** A pronoun by the gender on the report, else the name. */
const subjectOf = ({ gender = '' }: ChangedReport, client: string) =>
  pronouns[genderOf(gender) ?? ''] ?? client

/** How many clients a bulk action reached. */
export const reachedClientsText = (released: readonly number[]): string =>
  released.length === 0
    ? 'No reports went to clients.'
    : `${countText(released.length, 'report is with its client now', 'reports are with their clients now')}.`
