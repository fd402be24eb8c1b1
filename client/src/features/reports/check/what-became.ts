import { countText } from '@shared/domain/counts'
import { genderOf } from '@shared/domain/gender'
import type { Reply } from '@shared/api'
import { clientNameOf, practitionerNameOf } from '../admin/report-row'
import { stateNote } from '../admin/report-groups'

/** A report as an act answers it; a practitioner's release says no gender. */
export type ActedReport = Reply<'POST /api/reports/:id/release'> & { gender?: string }

/**
 * What an act on a report brought about: whether an account was made, and who sees the report now, or what it waits for.
 * @param client by whose name, where that is not the one on the report
 */
export function whatBecame(report: ActedReport, client = clientNameOf(report)): string {
  const made = report.madeAccount ? `New account for ${client}. ` : ''
  return `${made}${standing(report, made === '' ? client : subjectOf(report, client))}`
}

function standing(report: ActedReport, client: string): string {
  switch (report.status) {
    case 'processing':
      return 'It is being read.'
    case 'failed':
      return `It could not be read. ${stateNote(report) ?? ''}`.trim()
    case 'processed':
      return `It waits for you: ${stateNote(report) ?? ''}.`
    case 'pending':
      return `It waits for the review of ${practitionerNameOf(report)}.`
    case 'completed':
      if (report.clientId === null) return 'It is completed, and not linked to a client.'
      return isReleased(report) ? `${client} sees it now.` : `${client} can see it.`
  }
}

const isReleased = ({ id, released }: ActedReport) => released.includes(id)

const pronouns: Record<string, string> = { Female: 'She', Male: 'He' }

/** By the gender on the report, else by name. */
const subjectOf = ({ gender = '' }: ActedReport, client: string) => pronouns[genderOf(gender) ?? ''] ?? client

/** Whom an act on several reports reached. */
export const whomReached = (released: readonly number[]): string =>
  released.length === 0
    ? 'No client sees a report by this.'
    : `${countText(released.length, 'report is with its client now', 'reports are with their clients now')}.`
